#!/usr/bin/env bash
# @vercel/routing-utils 6.6.0, which makes the routes of `vercel build` from vercel.json: a redirect beside trailingSlash.
# One would guess: with "trailingSlash": true, a redirect of /bill leads /bill on, and /bill/ too.
# What it does: the slash is added before any redirect is looked at, and a source without a slash fits no address with
# one. So the redirect is never reached: /bill leads to /bill/, which is not found. Nothing warns of it.
# Why it matters: every old address that was written without its slash is lost, on the day of the move.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund @vercel/routing-utils@6.6.0
node --input-type=module <<'EOF'
import routing from '@vercel/routing-utils';

const { error, routes } = routing.getTransformedRoutes({
  trailingSlash: true,
  redirects: [{ source: '/bill', destination: '/pay-bill/', permanent: true }],
});
const asked = ['/bill', '/bill/'].map((path) => {
  const route = routes.find(({ src, status }) => status && new RegExp(src).test(path));
  const to = route?.headers.Location.replace('$1', path.slice(1)) ?? 'nowhere';
  console.log(`${path} leads to ${to}`);
  return to;
});
const same = !error && asked[0] === '/bill/' && asked[1] === 'nowhere';
console.log(
  same
    ? 'Still so: beside trailingSlash, a redirect without a slash at its end is never reached.'
    : 'Changed: the redirect is reached, or refused.',
);
process.exit(same ? 0 : 1);
EOF
