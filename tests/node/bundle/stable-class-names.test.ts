// The names of styled components' classes: short, each its own, and the same in every folder and beside any other files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stableClassNames } from '../../../src/node/bundle/plugins.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const temporary = temporaryFolder();

const STYLES =
  "import styled from 'styled-components';\nexport const A = styled.div`color: red`;\n";

interface Transform {
  handler(code: string, id: string): Promise<{ code: string }>;
}

/** The beginnings of the class names in the styled files of a project that has some other files as well. */
async function namesBeside(project: string, others: string[]): Promise<(string | undefined)[]> {
  const src = join(temporary, project, 'src');
  const styled = ['ui/Band.tsx', 'ui/Button.tsx'];
  mkdirSync(join(src, 'ui'), { recursive: true });
  for (const name of styled) writeFileSync(join(src, name), STYLES);
  for (const name of others) writeFileSync(join(src, name), 'export const B = 1;\n');
  const { handler } = stableClassNames(join(temporary, project)).transform as unknown as Transform;
  return Promise.all(
    styled.map(async (name) => {
      const { code } = await handler(STYLES, join(src, name));
      return /componentId: "([a-z]+)0"/.exec(code)?.[1];
    }),
  );
}

test('a name follows from the place among the files with styles, whatever other files there are', async () => {
  expect(await namesBeside('alone', [])).toEqual(['a', 'b']);
  expect(await namesBeside('among-others', ['App.ts', 'ui/Arrow.tsx'])).toEqual(['a', 'b']);
});
