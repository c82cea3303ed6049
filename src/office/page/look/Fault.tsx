// The sentence about an action that has failed, which screen readers hear at once.
import styled from 'styled-components';
import { FieldError } from '../../../ui/forms/Field.tsx';

export function Fault({ text }: { text: string }) {
  return <Place role="alert">{text && <FieldError>{text}</FieldError>}</Place>;
}

/** Screen readers announce changes of a region that was there before; an empty one takes no room. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;
