// A paragraph below a section's main content.
import { Below } from './styles/grid.ts';
import { Wording } from './Wording.tsx';

/** The note of a section, if it has one. */
export function Note({ text }: { text?: string }) {
  return (
    text && (
      <Below>
        <p>
          <Wording text={text} />
        </p>
      </Below>
    )
  );
}
