#!/usr/bin/env bash
# superstatic 11.0.0, Firebase's own static server: a redirect that is asked for with a query.
# One would guess: the query goes along as it is, before the fragment: /privacy?mail=ann%40example.com leads to
# /terms/?mail=ann%40example.com#privacy.
# What it does: the query is put at the very end, where it is part of the fragment, and the percent sign before a
# character such as @, / or & is encoded once more: /terms/#privacy?mail=ann%2540example.com. A space stays %20.
# Why it matters: the page opens at its top, as no place has that name, and whoever reads the query gets another value.
# Without a query all is right, so that nobody notices before the links of a newsletter get theirs.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund --ignore-scripts superstatic@11.0.0
node --input-type=module <<'EOF'
import { mkdirSync, writeFileSync } from 'node:fs';
import superstatic from 'superstatic';

mkdirSync('site');
writeFileSync('site/index.html', '');
const redirects = ['/terms/', '/terms/#privacy'].map((destination, index) => ({
  source: `/old-${index}`,
  ...{ destination, type: 301 },
}));
const app = superstatic.server({ config: { public: 'site', redirects }, cwd: process.cwd(), port: 0 });
const server = app.listen(async () => {
  const leadsTo = async (path) => {
    const address = `http://localhost:${server.address().port}${path}`;
    const to = (await fetch(address, { redirect: 'manual' })).headers.get('location');
    console.log(`${path} leads to ${to}`);
    return to;
  };
  const seen = [
    (await leadsTo('/old-1')) === '/terms/#privacy',
    (await leadsTo('/old-0?mail=ann%40example.com')) === '/terms/?mail=ann%2540example.com',
    (await leadsTo('/old-1?town=Otto')) === '/terms/#privacy?town=Otto',
  ];
  const same = seen.every(Boolean);
  console.log(
    same
      ? 'Still so: the query is encoded once more, and ends up in the fragment.'
      : 'Changed: the query goes along as it is, before the fragment, or is left out.',
  );
  process.exit(same ? 0 : 1);
});
EOF
