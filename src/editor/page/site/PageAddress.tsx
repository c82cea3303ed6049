// Adds a page, changes the address of one, and removes one.
import { useState } from 'react';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { slugOf } from '../../../manifest/text/strings.ts';
import { asObject, valueAt } from '../../../manifest/text/values.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import { newPage } from '../../document/new-entries.ts';
import { openPage, showPage } from '../preview/frame.ts';
import { BadButton, Box, ButtonRow, Hint, MainButton, SideButton, Stack } from '../ui/controls.ts';
import { Question } from '../ui/Question.tsx';
import { useEditor } from '../wire/store.ts';
import { writeAndReport } from '../wire/write.ts';
import { linksTo, redirectPage, removeRedirects } from './links-to.ts';

/** Adds a page: its name, its address, and a first section. */
export function NewPage() {
  const manifest: unknown = useEditor(({ state }) => state?.manifest);
  const [typedName, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const name = typedName.trim();
  const path = addressOf(typed ?? slugOf(typedName));
  const add = async () => {
    const isDone = await writeAndReport(
      [...removeRedirects(path, manifest), newPage(manifest as Manifest, { path, label: name })],
      `added the page ${name}`,
      'The page is there. Add sections to it, and a link to it in the menus.',
    );
    if (isDone) openPage(path);
  };
  return (
    <Stack>
      <Question label="Name of the page" value={typedName} change={setName} />
      <Question
        label="Its address"
        value={typed ?? (typedName && path)}
        change={setTyped}
        hint={path === '/' ? undefined : `Visitors find it at ${path}`}
      />
      <MainButton disabled={!name || path === '/'} onClick={add}>
        Add the page
      </MainButton>
    </Stack>
  );
}

/** An address as people type it, with a slash at both ends. */
const addressOf = (text: string) =>
  `/${text
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replace(/[^a-z0-9/]+/g, '-')}/`.replace('//', '/');

/** The address of a page: changed with a redirect from the old one, and the page removed with its links led elsewhere. */
export function PageAddress({ pointer }: { pointer: Pointer }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  const path = String(asObject(valueAt(manifest, pointer)).path);
  const [doing, setDoing] = useState<'change' | 'remove'>();
  const opens = (part: 'change' | 'remove') => ({
    'aria-expanded': doing === part,
    onClick: () => setDoing(doing === part ? undefined : part),
  });
  return (
    <Box>
      <strong>Address</strong>
      <Hint>{path}</Hint>
      {path !== '/' && (
        <ButtonRow>
          <SideButton {...opens('change')}>Change the address</SideButton>
          <BadButton {...opens('remove')}>Remove the page</BadButton>
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
  const next = addressOf(text);
  const change = async () => {
    const isDone = await writeAndReport(
      [
        { kind: 'set', pointer: [...pointer, 'path'], value: next, before: path },
        ...redirectPage([path, next], manifest, true),
      ],
      `changed the address ${path} to ${next}`,
      `The page is now at ${next}.`,
    );
    if (isDone) showPage(next);
  };
  return (
    <>
      <Question
        label="New address"
        value={text}
        change={setText}
        hint="The old address leads to the new one."
      />
      <MainButton disabled={next === path} onClick={change}>
        Change to {next}
      </MainButton>
    </>
  );
}

function RemovePage({ pointer, path }: Props) {
  const { manifest, pages = [] } = useEditor(({ state }) => state) ?? {};
  const [target, setTarget] = useState('/');
  const links = linksTo(path, manifest);
  const remove = async () => {
    const isDone = await writeAndReport(
      [...redirectPage([path, target], manifest, false), { kind: 'remove', pointer }],
      `removed ${placeLabel(pointer, manifest)}`,
      'The page is removed. “Undo” brings it back.',
    );
    if (isDone) openPage(target);
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
          <li key={link.pointer.join('/')}>– {placeLabel(link.pointer.slice(0, -1), manifest)}</li>
        ))}
      </ul>
      <Question
        label="These links and the old address then lead to"
        value={target}
        change={setTarget}
        options={pages
          .filter((page) => page.path !== path)
          .map((page) => ({ value: page.path, name: page.title }))}
      />
      <BadButton onClick={remove}>Remove the page</BadButton>
    </>
  );
}
