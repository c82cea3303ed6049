// The button below a list that adds an entry, or the reason why there can be no more.
import { Plus } from 'lucide';
import type { Pointer } from '../../../manifest/problem.ts';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import { Hint, SideButton } from '../look/controls.ts';
import { type FormPiece, stepInto } from '../schema/pieces.ts';
import { useForms } from '../schema/use-forms.ts';
import { fullWords } from './change-list.ts';

interface Props {
  list: Pointer;
  piece: FormPiece;
  count: number;
  add(): unknown;
  children: string;
}

export function AddButton({ list, piece, count, add, children }: Props) {
  const inside = stepInto(piece, [...list, count], useForms());
  const full = fullWords(piece, inside, count);
  if (full) return <Hint>{full}</Hint>;
  return (
    <div>
      <SideButton onClick={add}>
        <Glyph drawing={Plus} /> {children}
      </SideButton>
    </div>
  );
}
