// Saves a file and undoes, again and again, through the editor's desk until it is ended: `node saver.js MANIFEST`.
import { deskOf } from './own-desk.js';

const [, , manifest] = process.argv;
const desk = deskOf(manifest);
for (let count = Date.now(), first = count; ; count++) {
  await desk.write({
    words: `step ${count}`,
    make: (text) => text.replace(/count: \d+/, `count: ${count}`),
  });
  if (count % 3 === 0) await desk.undo('undo');
  if (count === first) console.log('saving');
}
