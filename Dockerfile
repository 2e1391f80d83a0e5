# The static program alone in an empty image, as nobody in particular, with a volume for its database:
#
#   docker build -t ra-bot .
#   docker run -d --restart unless-stopped --read-only --tmpfs /tmp -e RA_TOKEN -v ra-bot:/data ra-bot

FROM rust:1-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
ARG RA_COMMIT
# Without the local Discord, which nobody needs here; for the machine itself, so that only the program is static.
RUN target=$(rustc --version --verbose | sed -n 's/^host: //p') \
  && RUSTFLAGS="-C target-feature=+crt-static -C link-arg=-Wl,-z,pack-relative-relocs" \
    cargo build --profile dist --locked --no-default-features --package ra-bot --target "$target" \
  && install -D "target/$target/dist/ra-bot" /image/usr/local/bin/ra-bot \
  && strip /image/usr/local/bin/ra-bot \
  && mkdir /image/data /image/backups /image/tmp && chown 10001 /image/data /image/backups && chmod 1777 /image/tmp

FROM scratch
COPY --from=build /image /
USER 10001
WORKDIR /data
ENV PATH=/usr/local/bin RA_DATABASE=/data/ra-bot.sqlite RA_LISTEN=127.0.0.1:9464
VOLUME /data
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s CMD ["/usr/local/bin/ra-bot", "health"]
# SIGTERM lets the bot finish the answers under way.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/ra-bot"]
