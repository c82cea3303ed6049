// A paragraph below a section's main content.
import { Below } from './styles/grid.ts';
import { ManifestText } from './Wording.tsx';

/** The note of a section, if it has one. */
export function Note({ text }: { text?: string }) {
  return (
    text && (
      <Below>
        <p>
          <ManifestText text={text} />
        </p>
      </Below>
    )
  );
}
