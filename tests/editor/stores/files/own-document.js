// The editor's manifest document in a process of its own, for programs that the tests start and end.
import { importOwn } from '../../../../src/node/launch/own-code.js';

const { ManifestDocument } = await importOwn('src/editor/server/manifest-document.ts');
const { filesStore } = await importOwn('src/editor/stores/files/files-store.ts');

// Nothing is checked: a save takes as long as the disk does.
const site = {
  current: async () => ({}),
  judge: (text) => ({ text, diagnostics: [] }),
  show() {},
  async announce() {},
};

/** The document of a manifest on which every text is right. */
export const documentOf = (manifest) =>
  new ManifestDocument(filesStore({ manifest, publicFolder: '' }), site);
