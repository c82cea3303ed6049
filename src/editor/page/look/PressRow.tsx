// A row that opens something: a name, words about it, and an arrow.
import { ChevronRight } from 'lucide';
import { Glyph } from '../../../ui/pictures/Icon.tsx';

interface Props {
  name: string;
  about?: string;
  open(): void;
}

export function PressRow({ name, about, open }: Props) {
  return (
    <li>
      <button type="button" onClick={open}>
        <b>{name}</b>
        <span>{about}</span>
        <Glyph drawing={ChevronRight} />
      </button>
    </li>
  );
}
