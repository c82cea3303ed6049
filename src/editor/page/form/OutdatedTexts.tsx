// What the check says of a field, and the texts that are not true any more: beside the field whose change made them so, and before Publish.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { isSamePointer, keyOf } from '../../document/schema/pointers.ts';
import type { ShownDiagnostic } from '../../protocol.ts';
import { select } from '../preview/Stage.tsx';
import { Box, Hint, SideButton } from '../ui/controls.ts';
import { useEditor } from '../wire/store.ts';

/** Those that the last change of a place has left behind, until they are put right. */
export function OutdatedBy({ pointer }: { pointer: Pointer }) {
  const outdated = useEditor((store) => store.outdated);
  const diagnostics = useEditor(({ state }) => state?.diagnostics);
  if (!outdated || !isSamePointer(outdated.pointer, pointer)) return null;
  // The list of all diagnostics has a hint behind the words.
  const isLeft = ({ words }: ShownDiagnostic) =>
    diagnostics?.some((one) => one.words.startsWith(words));
  return <OutdatedTexts texts={outdated.texts.filter(isLeft)} />;
}

/** What the check says of a place. */
export function HintsAt({ pointer }: { pointer: Pointer }) {
  const diagnostics = useEditor(({ state }) => state?.diagnostics) ?? [];
  const own = diagnostics.filter((diagnostic) => isSamePointer(diagnostic.pointer, pointer));
  return own.map(({ words }) => (
    <Hint key={words}>
      <b>A hint:</b> {words}
    </Hint>
  ));
}

/** Texts, each with a way to it. */
export function OutdatedTexts({ texts, leave }: { texts: ShownDiagnostic[]; leave?(): void }) {
  const manifest = useEditor(({ state }) => state?.manifest);
  if (texts.length === 0) return null;
  return (
    <Box role="status">
      <strong>No longer true</strong>
      <ul>
        {texts.map(({ pointer, words }) => (
          <li key={`${keyOf(pointer)} ${words}`}>
            <p>{withPlace(words, pointer, manifest)}</p>
            <SideButton
              onClick={() => {
                leave?.();
                select({ pointer });
              }}
            >
              Go there
            </SideButton>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Words that name their place already are enough. */
function withPlace(words: string, pointer: Pointer, manifest: unknown): string {
  const label = placeLabel(pointer, manifest);
  return words.toLowerCase().includes(label.toLowerCase()) ? words : `${capital(label)}: ${words}`;
}
