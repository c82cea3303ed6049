// The server of `npm start`, with the compressed files that it starts with, under the table of requests.
import { beforeAll, inject } from 'vitest';
import { compressSite } from '../../../src/node/hosts/compress.ts';
import { describeHost } from '../../support/servers/request-table.ts';

beforeAll(() => compressSite(inject('folder')));

describeHost('npm start', () => ({ url: inject('url'), folder: inject('folder') }));
