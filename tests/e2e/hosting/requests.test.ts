// The server of `npm start`, with the compressed files that it starts with, under the requests that every host gets.
import { beforeAll, inject } from 'vitest';
import { compressSite } from '../../../src/node/hosts/compress.ts';
import { describeRows } from '../../support/servers/host-walk.ts';
import { describeRequests } from '../../support/servers/request-table.ts';

beforeAll(() => compressSite(inject('folder')));

// Its files for hosts are those of Cloudflare Pages.
const host = () => ({ name: 'cloudflare' as const, url: inject('url'), folder: inject('folder') });

describeRows('npm start', host, [
  ...(['every page', 'a page without its slash, with a query'] as const),
  ...(['an old address that leads to a place on a page', 'an unknown address'] as const),
  ...(['a folder without a page', 'the type of each kind of file', 'headers of pages'] as const),
  ...(['headers of files', 'headers of the not-found page'] as const),
  'the files that the host reads',
]);
describeRequests('npm start', host);
