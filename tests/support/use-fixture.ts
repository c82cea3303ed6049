// Before each test file of the engine: every command that the file runs is about the fixture.
import { FIXTURE } from './sites/fixture-site.ts';

process.env.CURBSIDE_SITE = FIXTURE;
