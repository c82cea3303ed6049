// Other businesses in other trades: the engine makes their sites just as well.
import { projectIn } from '../../src/files/project.ts';
import { describeSite } from '../site/describe-site.ts';
import { ROOT } from '../support/sites/build-site.ts';

for (const name of ['second', 'third'])
  describeSite(
    `the ${name} site`,
    projectIn(ROOT, { CURBSIDE_SITE: `tests/fixtures/${name}-site` }),
  );
