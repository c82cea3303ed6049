// Adds lines to a file as the editor does: `node adder.js MANIFEST NAME COUNT`. Says those that were done.
import { documentOf } from './own-document.js';

const [, , manifest, name, count] = process.argv;
const document = documentOf(manifest);
for (let at = 0; at < Number(count); at++) {
  const line = `# ${name} ${at}`;
  const { done } = await document.write({ words: line, make: (text) => `${text}${line}\n` });
  if (done) console.log(line);
}
