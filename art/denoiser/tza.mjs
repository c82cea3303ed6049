// Reads a TZA file, the archive of named tensors in which Open Image Denoise keeps what its networks have learned.
// Head: magic, version, where the table is. Table: name, sizes, layout, type and place of each tensor. Little-endian.
import { readFileSync } from 'node:fs';

const MAGIC = 0x41d7;

/** name -> { dims, bytes } of a file; the numbers are half floats, weights ordered out, in, height, width. */
export function readTza(path) {
  const file = readFileSync(path);
  if (file.readUInt16LE(0) !== MAGIC || file[2] !== 2) throw new Error(`${path} is no TZA 2 file`);
  let at = Number(file.readBigUInt64LE(4));
  const skip = (size) => {
    at += size;
    return at - size;
  };
  const word = (size) => file.readUIntLE(skip(size), size);
  const text = (size) => file.toString('latin1', skip(size), at);

  const tensors = new Map();
  for (let left = word(4); left > 0; left--) {
    const name = text(word(2));
    const dims = Array.from({ length: word(1) }, (_, index) => file.readUInt32LE(at + 4 * index));
    at += 4 * dims.length;
    const layout = text(dims.length);
    const type = text(1);
    const start = word(4); // 8 bytes in the file; no archive is that large
    at += 4;
    if (type !== 'h' || !['x', 'oihw'].includes(layout))
      throw new Error(`${name}: ${type} ${layout}`);
    const size = 2 * dims.reduce((product, each) => product * each, 1);
    tensors.set(name, { dims, bytes: file.subarray(start, start + size) });
  }
  return tensors;
}
