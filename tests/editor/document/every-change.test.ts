// Every change that the editor can ask for, made on the fixture: only its own lines change and it reads as meant.
import { inject } from 'vitest';
import { manifestText } from '../../manifest/real-manifest.ts';
import { describeChanges } from './every-change.ts';

describeChanges('the fixture', manifestText, inject('thorough'));
