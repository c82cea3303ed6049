// Adds lines to a file through the editor's desk: `node adder.js MANIFEST NAME COUNT`. Says those that were done.
import { importOwn } from '../../../../src/node/launch/own-code.js';

const [, , manifest, name, count] = process.argv;
const { Desk } = await importOwn('src/editor/server/desk.ts');
const { filesStore } = await importOwn('src/editor/stores/files/files-store.ts');

const site = {
  current: async () => ({}),
  judge: (text) => ({ text, diagnostics: [] }),
  show() {},
  async announce() {},
};
const desk = new Desk(filesStore({ manifest, publicFolder: '' }), site);
for (let at = 0; at < Number(count); at++) {
  const line = `# ${name} ${at}`;
  const { done } = await desk.write({ words: line, make: (text) => `${text}${line}\n` });
  if (done) console.log(line);
}
