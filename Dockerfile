# Builds the bot and leaves it alone in a small image, as nobody in particular, with a volume for its database:
#
#   docker build -t ra-bot .
#   docker run -d --restart unless-stopped -e RA_TOKEN -v ra-bot:/data ra-bot

FROM rust:1-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
# Without the local Discord, which nobody needs here.
RUN cargo build --profile dist --locked --no-default-features --package ra-bot && strip target/dist/ra-bot

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --no-create-home ra-bot && mkdir /data /backups && chown ra-bot /data /backups
COPY --from=build /src/target/dist/ra-bot /usr/local/bin/ra-bot
USER ra-bot
WORKDIR /data
ENV RA_DATABASE=/data/ra-bot.sqlite RA_LISTEN=127.0.0.1:9464
VOLUME /data
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s CMD ["ra-bot", "health"]
# SIGTERM lets the bot finish the answers under way.
STOPSIGNAL SIGTERM
ENTRYPOINT ["ra-bot"]
