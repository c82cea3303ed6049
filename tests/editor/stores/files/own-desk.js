// The editor's desk in a process of its own, for programs that the tests start and end.
import { importOwn } from '../../../../src/node/launch/own-code.js';

const { Desk } = await importOwn('src/editor/server/desk.ts');
const { filesStore } = await importOwn('src/editor/stores/files/files-store.ts');

// Nothing is checked: a save takes as long as the disk does.
const site = {
  current: async () => ({}),
  judge: (text) => ({ text, diagnostics: [] }),
  show() {},
  async announce() {},
};

/** The desk of a manifest on which every text is right. */
export const deskOf = (manifest) => new Desk(filesStore({ manifest, publicFolder: '' }), site);
