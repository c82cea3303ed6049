// Saves a file and undoes, again and again, through the editor's desk until it is ended: `node saver.js MANIFEST`.
import { importOwn } from '../../../../src/node/launch/own-code.js';

const [, , manifest] = process.argv;
const { Desk } = await importOwn('src/editor/server/desk.ts');
const { filesStore } = await importOwn('src/editor/stores/files/files-store.ts');

// Nothing is checked: a save is to take as long as the disk does, so that most ends fall into one.
const site = {
  current: async () => ({}),
  judge: (text) => ({ text, diagnostics: [] }),
  show() {},
  async announce() {},
};
const desk = new Desk(filesStore({ manifest, publicFolder: '' }), site);
for (let count = Date.now(), first = count; ; count++) {
  await desk.write({
    words: `step ${count}`,
    make: (text) => text.replace(/count: \d+/, `count: ${count}`),
  });
  if (count % 3 === 0) await desk.undo('undo');
  if (count === first) console.log('saving');
}
