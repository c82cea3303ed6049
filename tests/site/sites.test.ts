// The site that CURBSIDE_SITE names, or the repository's own, by what must hold whatever it says.
import { projectIn } from '../../src/files/project.ts';
import { ROOT } from '../support/sites/build-site.ts';
import { describeSite } from './describe-site.ts';

describeSite('the site', projectIn(ROOT));
