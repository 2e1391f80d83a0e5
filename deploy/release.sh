#!/usr/bin/env bash
# Makes the files of a release in dist/, as far as this machine can, and says which it cannot make.
#
# It needs Rust and a C compiler. With cargo-auditable the program also names the versions of its libraries; with Docker the
# image is made, too.
set -euo pipefail
cd "$(dirname "$0")/.."

LARGEST=40000000
target=$(rustc --version --verbose | sed -n 's/^host: //p')
version=$(cargo pkgid --package ra-bot | sed 's/.*[#@]//')
commit=$(git rev-parse --short=12 HEAD)
name=ra-bot-$version-$target
not_made=()

rm -rf dist
mkdir -p "dist/$name/deploy"

# The program, which needs nothing of the system that it runs on. Packed relocations spare a megabyte; glibc knows them
# from 2.36 on, and it is within the program.
build=(cargo build)
if cargo auditable --version > /dev/null 2>&1; then
  build=(cargo auditable build)
else
  not_made+=("the list of library versions within the program: cargo-auditable is not installed")
fi
flags="-C target-feature=+crt-static -C link-arg=-Wl,-z,pack-relative-relocs"
options=(--profile dist --locked --no-default-features --package ra-bot --target "$target")
RA_COMMIT=$commit RUSTFLAGS="$flags" "${build[@]}" "${options[@]}"
program=dist/$name/ra-bot
install -m 755 "${CARGO_TARGET_DIR:-target}/$target/dist/ra-bot" "$program"
strip "$program"
if ldd "$program" > /dev/null 2>&1 && ! ldd "$program" 2>&1 | grep -q 'statically linked'; then
  echo "$program needs libraries of this system" >&2
  exit 1
fi
if [ "$(stat --format %s "$program")" -gt $LARGEST ]; then
  echo "$program is larger than $LARGEST bytes" >&2
  exit 1
fi
"$program" --version | grep -q "$commit"

# The licences of everything that is in it.
licences=dist/$name/THIRD-PARTY-LICENCES.txt
{
  echo "ra-bot contains these libraries, under these licences. Their texts follow."
  echo
  cargo tree --package ra-bot --no-default-features --edges normal --prefix none --format '{p} {l}' --target "$target" \
    | sed -E 's/ \((proc-macro|\*|\/[^)]*)\)//g' | sort --unique
  echo
  echo "==== Fira Sans Condensed, in which pictures are written"
  cat crates/ra-table/assets/fonts/OFL.txt
  cargo tree --package ra-bot --no-default-features --edges normal --prefix none --format '{p}' --target "$target" \
    | awk '{ sub(/^v/, "", $2); print $1 "-" $2 }' | sort --unique | while read -r crate; do
      for file in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/"$crate"/{LICENSE*,LICENCE*,COPYING*,NOTICE*}; do
        if [ -f "$file" ]; then
          printf '\n==== %s: %s\n' "$crate" "$(basename "$file")"
          cat "$file"
        fi
      done
    done
} > "$licences"

cp LICENSE* README.md CHANGELOG.md .env.example "dist/$name/"
cp deploy/ra-bot.service deploy/compose.yml deploy/alerts.yml deploy/grafana.json "dist/$name/deploy/"
# Whole, as its pages lead to each other.
cp --recursive docs "dist/$name/"
tar --create --gzip --owner 0 --group 0 --directory dist --file "dist/$name.tar.gz" "$name"

if docker info > /dev/null 2>&1; then
  docker build --build-arg "RA_COMMIT=$commit" --tag "ra-bot:$version" .
  docker save "ra-bot:$version" | gzip > "dist/ra-bot-$version-image.tar.gz"
else
  not_made+=("the image: Docker does not run here")
fi
case $target in
  aarch64-*) not_made+=("the program for x86-64: run this on such a machine") ;;
  *) not_made+=("the program for ARM: run this on such a machine") ;;
esac

(cd dist && sha256sum ./*.tar.gz > SHA256SUMS)
echo
echo "Made in dist/:"
ls -l dist | sed 1d
printf 'Not made: %s\n' "${not_made[@]}"
