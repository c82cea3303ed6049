// The editor's document in a process of its own, which tests start and end: `node document-process.js MANIFEST add NAME COUNT` adds
// lines and says those that were done, and `node document-process.js MANIFEST save` saves and undoes until it is ended.
import { importTypeScript } from '../../../../src/node/launch/own-code.js';

const { ManifestDocument } = await importTypeScript('src/editor/server/manifest-document.ts');
const { filesStore } = await importTypeScript('src/editor/stores/files/files-store.ts');

const [, , manifest, task, name, count] = process.argv;

// Nothing is checked: a save takes as long as the disk does.
const site = {
  current: async () => ({}),
  check: (text) => ({ text, diagnostics: [] }),
  show() {},
  async announce() {},
};
const document = new ManifestDocument(filesStore({ manifest, publicFolder: '' }), site);

if (task === 'add') {
  for (let at = 0; at < Number(count); at++) {
    const line = `# ${name} ${at}`;
    const writing = document.write({ words: line, make: (text) => `${text}${line}\n` });
    // Where others save again and again, it is refused.
    const { done } = await writing.catch(() => ({ done: false }));
    if (done) console.log(line);
  }
}

for (let step = Date.now(), first = step; task === 'save'; step++) {
  await document.write({
    words: `step ${step}`,
    make: (text) => text.replace(/count: \d+/, `count: ${step}`),
  });
  if (step % 3 === 0) await document.undo('undo');
  if (step === first) console.log('saving');
}
