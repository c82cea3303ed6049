#!/usr/bin/env bash
# @vercel/routing-utils 6.6.0, with which `vercel build` (60.1.3 too) puts together the routes of a build that writes
# .vercel/output itself: a redirect, and below it a route that goes on, to serve the site from a folder.
# One would guess: routes are read from above, as they are written: /menu is led to /menu/, and everything else to the folder.
# What it does: every route with "continue" is moved before all others of its phase. By the time the redirect is asked, the
# path is /site/menu, and it never matches. The same routes in vercel.json keep their order.
# Why it matters: what was written and tried as a list is another list on the host, and no line says so. Headers for "all
# that has not led on yet" go along with the redirects as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund @vercel/routing-utils@6.6.0
node --input-type=module <<'EOF'
import { mergeRoutes } from '@vercel/routing-utils';

const routes = [
  { src: '^/menu$', status: 302, headers: { Location: '/menu/' } },
  { src: '^/(.*)$', dest: '/site/$1', continue: true },
];
const order = (merged) => merged.map(({ src }) => src).join(', then ');
const written = order(mergeRoutes({ userRoutes: routes, builds: [] }));
const build = { use: '@vercel/static-build', entrypoint: 'package.json', routes };
const built = order(mergeRoutes({ userRoutes: [], builds: [build] }));
console.log(`of vercel.json:  ${written}`);
console.log(`of a build:      ${built}`);
const same = written === '^/menu$, then ^/(.*)$' && built === '^/(.*)$, then ^/menu$';
console.log(
  same
    ? 'Still so: of a build, routes with "continue" come before those that were written before them.'
    : 'Changed: both lists are in the same order.',
);
process.exit(same ? 0 : 1);
EOF
