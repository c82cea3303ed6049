// The site that CURBSIDE_SITE names, or the repository's own and a second one, by what must hold whatever they say.
import { projectIn } from '../../src/node/project.ts';
import { ROOT } from '../support/sites/build-site.ts';
import { describeSite } from './describe-site.ts';

/** Another business in another trade: the engine makes its site just as well. */
const SECOND = 'tests/fixtures/second-site';

describeSite('the site', projectIn(ROOT));

// A person who names a site wants to know about that one.
if (!process.env.CURBSIDE_SITE) {
  describeSite('the second site', projectIn(ROOT, { CURBSIDE_SITE: SECOND }));
}
