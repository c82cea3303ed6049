// The company's name and phone, which stand on boxes and trucks, as pages.yaml has them.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** { name, phone } of the manifest. */
export function company() {
  const { name, phone } = parse(readFileSync('pages.yaml', 'utf8')).company;
  return { name, phone };
}
