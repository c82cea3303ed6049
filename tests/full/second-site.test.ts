// Another business in another trade: the engine makes its site just as well.
import { projectIn } from '../../src/files/project.ts';
import { describeSite } from '../site/describe-site.ts';
import { ROOT } from '../support/sites/build-site.ts';

describeSite('the second site', projectIn(ROOT, { CURBSIDE_SITE: 'tests/fixtures/second-site' }));
