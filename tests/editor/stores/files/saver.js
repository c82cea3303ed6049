// Saves a file and undoes, again and again, as the editor does, until it is ended: `node saver.js MANIFEST`.
import { documentOf } from './own-document.js';

const [, , manifest] = process.argv;
const document = documentOf(manifest);
for (let count = Date.now(), first = count; ; count++) {
  await document.write({
    words: `step ${count}`,
    make: (text) => text.replace(/count: \d+/, `count: ${count}`),
  });
  if (count % 3 === 0) await document.undo('undo');
  if (count === first) console.log('saving');
}
