// Every change that the editor can ask for, made on the family's own file.
import { readFileSync } from 'node:fs';
import { projectIn } from '../../src/files/project.ts';
import { describeChanges } from '../editor/document/every-change.ts';
import { ROOT } from '../support/sites/build-site.ts';

describeChanges('the file', readFileSync(projectIn(ROOT, {}).manifest, 'utf8'), true);
