// What somebody else is doing at a place: beside the field, so that nobody who types is interrupted.
import { useEffect, useReducer } from 'react';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { isSamePointer, keyOf, leavesOf } from '../../document/schema/pointers.ts';
import { hideTyped } from '../preview/typed-texts.ts';
import { Box, ButtonRow, Hint, SideButton } from '../ui/controls.ts';
import { getHost } from '../wire/host.ts';
import { type Conflict, useEditor } from '../wire/store.ts';
import { resolveConflict } from '../wire/write.ts';
import { type FieldProps, fieldId } from './use-field.ts';

/** What somebody else has written at a place, to choose from, or that the text has just become theirs. */
export function ConflictNote({ pointer }: Pick<FieldProps, 'pointer'>) {
  const conflicts = useEditor((store) => store.conflicts);
  const changed = useEditor(({ changedHere }) => changedHere);
  const isHere = (conflict: Conflict) =>
    !conflict.removed && isSamePointer(conflict.pointer, pointer);
  const [found] = Object.entries(conflicts).filter(([, conflict]) => isHere(conflict));
  return (
    <div role="status">
      {found && <Choice id={found[0]} conflict={found[1]} />}
      {!found && changed?.key === keyOf(pointer) && (
        <Hint>{capital(changed.by ?? 'somebody else')} changed this.</Hint>
      )}
    </div>
  );
}

/** The conflicts about entries that were removed, and about fields that are not on the screen. */
export function ConflictsElsewhere() {
  const { conflicts, state, screens } = useEditor();
  const [, look] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then the fields of the screen are there
  useEffect(look, [screens, conflicts]);
  const elsewhere = Object.entries(conflicts).filter(
    ([, { pointer, removed }]) => removed || !document.getElementById(fieldId(pointer)),
  );
  return (
    <div role="status">
      {elsewhere.map(([key, conflict]) => (
        <Choice
          key={key}
          id={key}
          conflict={conflict}
          name={conflict.removed ? undefined : placeLabel(conflict.pointer, state?.manifest)}
        />
      ))}
    </div>
  );
}

interface Props {
  id: string;
  conflict: Conflict;
  /** The place in words, where its field is not beside the note. */
  name?: string;
}

function Choice({ id, conflict, name = 'this' }: Props) {
  const { mine, theirs, removed, by, at } = conflict;
  const isGone = removed !== undefined || theirs === undefined;
  const isOwn = by !== undefined && by === getHost().member?.split('@')[0];
  const who = isOwn ? 'You, in another window,' : capital(by ?? 'somebody else');
  const choose = (keepsMine: boolean) => () => {
    void resolveConflict(id, keepsMine);
    hideTyped();
  };
  const labels = isGone
    ? ['OK', 'Put back mine']
    : mine === undefined
      ? ['Leave it', 'Remove it']
      : ['Use theirs', 'Keep mine'];
  const isHidden = removed !== undefined || name !== 'this';
  return (
    <Box>
      <p dir="auto">
        <strong>
          {who} {isGone ? 'removed' : 'changed'} {name}
          {at && ` ${timeSince(at)}`}
          {!isGone && ':'}
        </strong>
        {!isGone && !isPicture(theirs) && ` “${formatValue(theirs)}”`}
      </p>
      {isPicture(theirs) && <img src={theirs} alt="" style={{ maxHeight: '8rem' }} />}
      {isHidden && mine !== undefined && (
        <p dir="auto">Yours: “{formatValue(removed ? removed.value : mine)}”</p>
      )}
      <ButtonRow>
        <SideButton onClick={choose(false)}>{labels[0]}</SideButton>
        <SideButton onClick={choose(true)}>{labels[1]}</SideButton>
      </ButtonRow>
    </Box>
  );
}

/** The others who have the cursor in a field or an entry, beside its name. */
export function Writers({ pointer }: Pick<FieldProps, 'pointer'>) {
  const key = keyOf(pointer);
  const others = useEditor((store) => store.others);
  const here = others
    .filter(({ at }) => `${at}/`.startsWith(`${key}/`))
    .map(({ name }) => capital(name));
  return (
    here.length > 0 && (
      <small>
        {here.join(' and ')} {here.length > 1 ? 'are' : 'is'} writing here
      </small>
    )
  );
}

/** "5 minutes ago". */
function timeSince(moment: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 60_000));
  const words = new Intl.RelativeTimeFormat('en');
  if (minutes < 1) return 'just now';
  if (minutes < 2) return 'a minute ago';
  if (minutes < 120) return words.format(-minutes, 'minute');
  return words.format(-Math.round(minutes / 60), 'hour');
}

const isPicture = (value: YamlValue | undefined): value is string =>
  typeof value === 'string' && value.startsWith('/images/');

/** A value in words: of a group or a list, all that somebody has written in it. */
const formatValue = (value: YamlValue | undefined) =>
  leavesOf(value)
    .map(([, text]) => (typeof text === 'boolean' ? (text ? 'yes' : 'no') : String(text)))
    .join(' · ');
