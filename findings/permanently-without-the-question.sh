#!/usr/bin/env bash
# serve-handler 6.1.6, the server behind `npx serve`: an old link with a query, such as /quote.html?city=dunkirk.
# One would guess: the page, as the file is there under just this name; or a redirect to /quote?city=dunkirk.
# What it does: it answers 301 with "Location: /quote". The query is gone, and as 301 is for good, browsers keep that
# answer: they leave the query out of the next requests too.
# Why it matters: a form that reads its first choice from the address comes up empty, and campaigns are counted as none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund serve-handler@6.1.6
node --input-type=module <<'EOF'
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import handler from 'serve-handler';

mkdirSync('site');
writeFileSync('site/quote.html', '<h1>Get a quote</h1>');
const server = createServer((request, response) => handler(request, response, { public: 'site' }));
server.listen(async () => {
  const url = `http://localhost:${server.address().port}/quote.html?city=dunkirk`;
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  console.log(`/quote.html?city=dunkirk: ${status}, Location: ${headers.get('location')}`);
  const same = status === 301 && headers.get('location') === '/quote';
  console.log(
    same
      ? 'Still so: the redirect is permanent and has lost the query.'
      : 'Changed: the page is answered, or the query goes along.',
  );
  process.exit(same ? 0 : 1);
});
EOF
