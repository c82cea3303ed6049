#!/usr/bin/env bash
# Node.js 26.10.0 (npm package node) is asked which time zones it knows: Intl.supportedValuesOf('timeZone').
# One would guess: the list has every name that Intl.DateTimeFormat takes, or at least today's names.
# What it does: the list has Asia/Calcutta, Europe/Kiev, America/Buenos_Aires and America/Indianapolis, and not today's names
# Asia/Kolkata, Europe/Kyiv, America/Argentina/Buenos_Aires and America/Indiana/Indianapolis, nor UTC. DateTimeFormat takes
# all of them, and turns today's names into the old ones. It also takes EST, and makes America/Panama of it.
# Why it matters: who checks a typed zone against the list refuses the right names, and who offers the list offers names
# that were given up decades ago. Somebody in New York who writes EST is taken at their word, and is an hour off all summer.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund node@26.10.0
cat > zones.mjs <<'END'
const listed = new Set(Intl.supportedValuesOf('timeZone'));
const resolved = (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
for (const name of process.argv.slice(2))
  console.log(`${name}: ${listed.has(name) ? 'listed' : 'not listed'}, taken as ${resolved(name)}`);
END
seen=$(node_modules/.bin/node zones.mjs America/New_York Asia/Kolkata Asia/Calcutta Europe/Kyiv Europe/Kiev \
  America/Indiana/Indianapolis America/Indianapolis UTC EST)
echo "$seen"
expected='America/New_York: listed, taken as America/New_York
Asia/Kolkata: not listed, taken as Asia/Calcutta
Asia/Calcutta: listed, taken as Asia/Calcutta
Europe/Kyiv: not listed, taken as Europe/Kiev
Europe/Kiev: listed, taken as Europe/Kiev
America/Indiana/Indianapolis: not listed, taken as America/Indianapolis
America/Indianapolis: listed, taken as America/Indianapolis
UTC: not listed, taken as UTC
EST: not listed, taken as America/Panama'
if [ "$seen" = "$expected" ]; then
  echo 'Still so: the list has old names of zones, and DateTimeFormat takes others, too.'
else
  echo 'Changed: the list or what names become is another one.'
  exit 1
fi
