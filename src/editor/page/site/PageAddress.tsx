// The address of a page: changed with a redirect from the old one, and the page removed with its links led elsewhere.
import { useId, useState } from 'react';
import { placeName } from '../../../manifest/messages/place-name.ts';
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import {
  BadButton,
  Box,
  ButtonRow,
  Choice,
  Hint,
  MainButton,
  SideButton,
  TextInput,
} from '../look/controls.ts';
import { showPage } from '../page/frame.ts';
import { startScreen, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';
import { addRedirect, linksTo, redirectLinks } from './links-to.ts';

/** An address as people type it, with a slash at both ends. */
export const addressOf = (text: string) =>
  `/${text
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replace(/[^a-z0-9/]+/g, '-')}/`.replace('//', '/');

export function PageAddress({ pointer }: { pointer: Pointer }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const path = String(fields(valueAt(manifest, pointer)).path);
  const [doing, setDoing] = useState<'change' | 'remove'>();
  return (
    <Box>
      <strong>Address</strong>
      <Hint>{path}</Hint>
      {path !== '/' && (
        <ButtonRow>
          <SideButton
            aria-expanded={doing === 'change'}
            onClick={() => setDoing(doing === 'change' ? undefined : 'change')}
          >
            Change the address
          </SideButton>
          <BadButton
            aria-expanded={doing === 'remove'}
            onClick={() => setDoing(doing === 'remove' ? undefined : 'remove')}
          >
            Remove the page
          </BadButton>
        </ButtonRow>
      )}
      {doing === 'change' && <ChangeAddress pointer={pointer} path={path} />}
      {doing === 'remove' && <RemovePage pointer={pointer} path={path} />}
    </Box>
  );
}

interface Props {
  pointer: Pointer;
  path: string;
}

function ChangeAddress({ pointer, path }: Props) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const [text, setText] = useState(path);
  const [redirect, setRedirect] = useState(true);
  const id = useId();
  const next = addressOf(text);
  const change = async () => {
    const links = redirectLinks(linksTo(path, manifest), path, next, true);
    const isDone = await writeAndSay(
      [
        { kind: 'set', pointer: [...pointer, 'path'], value: next, before: path },
        ...links,
        ...(redirect ? [addRedirect(path, next, fields(manifest).redirects)] : []),
      ],
      `changed the address ${path} to ${next}`,
      `The page is now at ${next}.`,
    );
    if (isDone) showPage(next);
  };
  return (
    <>
      <label htmlFor={id}>New address</label>
      <TextInput id={id} value={text} onChange={({ target }) => setText(target.value)} />
      <label>
        <input
          type="checkbox"
          checked={redirect}
          onChange={({ target }) => setRedirect(target.checked)}
        />{' '}
        The old address leads to the new one (keeps links from elsewhere working)
      </label>
      <ButtonRow>
        <MainButton disabled={next === path} onClick={change}>
          Change to {next}
        </MainButton>
      </ButtonRow>
    </>
  );
}

function RemovePage({ pointer, path }: Props) {
  const { manifest, pages = [] } = useEditor(({ state }) => state) ?? {};
  const [target, setTarget] = useState('/');
  const id = useId();
  const links = linksTo(path, manifest);
  const remove = async () => {
    const isDone = await writeAndSay(
      [
        ...redirectLinks(links, path, target, false),
        addRedirect(path, target, fields(manifest).redirects),
        { kind: 'remove', pointer },
      ],
      `removed the page ${path}`,
      'The page is removed. “Undo” brings it back.',
    );
    if (!isDone) return;
    showPage(target);
    startScreen({ kind: 'page' });
  };
  return (
    <>
      <Hint>
        {links.length === 0
          ? 'No link of the site leads here.'
          : `${links.length} ${links.length === 1 ? 'link leads' : 'links lead'} here:`}
      </Hint>
      <ul>
        {links.map((link) => (
          <li key={link.pointer.join('/')}>– {placeName(link.pointer.slice(0, -1), manifest)}</li>
        ))}
      </ul>
      <label htmlFor={id}>These links and the old address then lead to</label>
      <Choice id={id} value={target} onChange={(event) => setTarget(event.target.value)}>
        {pages
          .filter((page) => page.path !== path)
          .map((page) => (
            <option key={page.path} value={page.path}>
              {page.title}
            </option>
          ))}
      </Choice>
      <ButtonRow>
        <BadButton onClick={remove}>Remove the page</BadButton>
      </ButtonRow>
    </>
  );
}
