// Adds lines to a file through the editor's desk: `node adder.js MANIFEST NAME COUNT`. Says those that were done.
import { deskOf } from './own-desk.js';

const [, , manifest, name, count] = process.argv;
const desk = deskOf(manifest);
for (let at = 0; at < Number(count); at++) {
  const line = `# ${name} ${at}`;
  const { done } = await desk.write({ words: line, make: (text) => `${text}${line}\n` });
  if (done) console.log(line);
}
