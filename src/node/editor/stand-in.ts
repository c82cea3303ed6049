// A stand-in for splices until they are there.
import { parseDocument } from 'yaml';
import type { ManifestChange } from '../../manifest/edit/splice/change.ts';
import { readText } from '../../manifest/yaml/read.ts';
import { valueBelow } from './places.ts';

export const dataOf = (text: string): unknown => readText(text.replace(/\r\n?/g, '\n')).data;

export function splicedText(text: string, change: ManifestChange): string | { refusal: string } {
  const document = parseDocument(text);
  if (document.errors.length > 0) return { refusal: 'The file cannot be read.' };
  const { pointer } = change;
  const list = () => [...(valueBelow(document.toJS(), pointer) as unknown[])];
  if (change.kind === 'set') document.setIn(pointer, document.createNode(change.value));
  if (change.kind === 'unset' || change.kind === 'remove') document.deleteIn(pointer);
  if (change.kind === 'insert') {
    const all = [...list()];
    all.splice(change.at, 0, change.value);
    document.setIn(pointer, document.createNode(all));
  }
  if (change.kind === 'move') {
    const all = [...list()];
    all.splice(change.to, 0, ...all.splice(change.from, 1));
    document.setIn(pointer, document.createNode(all));
  }
  return document.toString({ lineWidth: 100 });
}
