// Adds a page: its name, its address, and a first section.
import { useId, useState } from 'react';
import { slugOf } from '../../../manifest/text/short-names.ts';
import { fields } from '../../../manifest/text/values.ts';
import { ButtonRow, Hint, MainButton, Stack, TextInput } from '../look/controls.ts';
import { showPage } from '../page/frame.ts';
import { startScreen, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { addressOf } from './PageAddress.tsx';

export function NewPage() {
  const manifest = useEditor(({ state }) => state?.manifest);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const path = addressOf(typed ?? slugOf(name));
  const pages = fields(manifest).pages;
  const add = async () => {
    const value = {
      path,
      label: name.trim(),
      seo: {
        meta_title: `${name.trim()} | {company}`,
        meta_description: `${name.trim()} by {company}. Call {phone} with any question.`,
      },
      sections: [{ type: 'hero', heading: name.trim() }],
    };
    const at = Array.isArray(pages) ? pages.length : 0;
    const isDone = await writeAndSay(
      [{ kind: 'insert', pointer: ['pages'], at, value }],
      `added the page ${name.trim()}`,
      'The page is there. Add sections to it, and a link to it in the menus.',
    );
    if (!isDone) return;
    showPage(path);
    startScreen({ kind: 'page' });
  };
  return (
    <Stack>
      <div>
        <label htmlFor={`${id}n`}>
          <b>Name of the page</b>
        </label>
        <TextInput id={`${id}n`} value={name} onChange={({ target }) => setName(target.value)} />
      </div>
      <div>
        <label htmlFor={`${id}a`}>
          <b>Its address</b>
        </label>
        <TextInput
          id={`${id}a`}
          value={typed ?? (name && path)}
          onChange={({ target }) => setTyped(target.value)}
        />
        {path !== '/' && <Hint>Visitors find it at {path}</Hint>}
      </div>
      <ButtonRow>
        <MainButton disabled={!name.trim() || path === '/'} onClick={add}>
          Add the page
        </MainButton>
      </ButtonRow>
    </Stack>
  );
}
