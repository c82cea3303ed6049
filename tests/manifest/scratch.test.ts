import { readFileSync, writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { breakManifest, readCases } from '../../src/build/reference/broken-cases.ts';
import { repair } from '../../src/manifest/repair/repair.ts';
import { vocabularyOf } from '../../src/manifest/repair/vocabulary.ts';
import { fitOf } from '../../src/manifest/schema/site-schema.ts';
import { surroundings } from './real-manifest.ts';

const base = readFileSync('tests/fixtures/base.yaml', 'utf8');
const files = readCases('tests/fixtures/broken');

it('prints', () => {
  const out: string[] = [];
  const only = process.env.ONLY;
  let good = 0;
  let all = 0;
  for (const [name, cases] of files) {
    if (only && !name.includes(only)) continue;
    for (const broken of cases) {
      if (broken.file !== undefined) continue;
      if (process.env.TITLE && !broken.title.includes(process.env.TITLE)) continue;
      const { text, at } = breakManifest(base, broken);
      all++;
      const start = performance.now();
      const { kept, reading, lines } = repair(text, vocabularyOf(surroundings.schema, text));
      const ms = performance.now() - start;
      const rest = `unread ${reading.stumbles.map(({ line, code }) => `${code} ${line + 1}`)} doubts ${reading.doubts.map(({ what, line }) => `${what} ${line + 1}`)} misfits ${reading.data === undefined ? '-' : fitOf(reading.data, surroundings.schema).errors.map((e) => `${e.keyword} ${e.instancePath} ${JSON.stringify(e.params)}`)}`;
      const said = kept.map(({ candidate: c, origin }) => `${c.kind} ${(origin[c.mark?.row ?? c.from] ?? 0) + 1}:${(c.mark?.column ?? 0) + 1}`);
      const ok = said.length === 1 && said[0]?.split(' ')[1]?.split(':')[0] === at?.split(':')[0] && !/unread [A-Z]|doubts [a-z]|misfits [a-z]/.test(rest);
      if (ok) good++;
      const same = said[0] === `${broken.code} ${at}`;
      out.push(`${ok ? (same ? 'OK  ' : 'ok  ') : 'FAIL'} ${broken.title} | want ${broken.code} ${at} | got ${said.join('; ')} | ${ok ? '' : rest} ${ms.toFixed(0)}ms`);
      if (process.env.TITLE) out.push(lines.slice(0, 400).filter((l, i) => text.split('\n')[i] !== l).slice(0, 8).join('\n'));
    }
  }
  out.push(`${good} of ${all}`);
  writeFileSync('/tmp/scratch/out.txt', `${out.join('\n')}\n`);
}, 600_000);
