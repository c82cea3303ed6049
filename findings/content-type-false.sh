#!/usr/bin/env bash
# superstatic 11.0.0, Firebase's own static server: a file without an extension, such as LICENSE.
# One would guess: application/octet-stream, text/plain, or no Content-Type at all.
# What it does: it answers with the header "Content-Type: false". A type that was not found is the value false, which is
# written into the header as a word.
# Why it matters: "false" is no media type, and a check that each file is sent with a type is content with it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund --ignore-scripts superstatic@11.0.0
node --input-type=module <<'EOF'
import { mkdirSync, writeFileSync } from 'node:fs';
import superstatic from 'superstatic';

mkdirSync('site');
writeFileSync('site/LICENSE', 'MIT');
writeFileSync('site/robots.txt', 'User-agent: *');
const app = superstatic.server({ config: { public: 'site' }, cwd: process.cwd(), port: 0 });
const server = app.listen(async () => {
  const typeOf = async (name) => {
    const answer = await fetch(`http://localhost:${server.address().port}/${name}`);
    console.log(`${name}: ${answer.status}, ${answer.headers.get('content-type')}`);
    return answer.headers.get('content-type');
  };
  const same = (await typeOf('LICENSE')) === 'false' && (await typeOf('robots.txt')).startsWith('text/plain');
  console.log(
    same
      ? 'Still so: the type of a file without an extension is the word "false".'
      : 'Changed: a file without an extension has another type, or none.',
  );
  process.exit(same ? 0 : 1);
});
EOF
