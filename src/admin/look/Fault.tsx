// The sentence about an action that has failed, which screen readers hear at once.
import { FieldError } from '../../ui/forms/Field.tsx';

export function Fault({ text }: { text: string }) {
  return <div role="alert">{text && <FieldError>{text}</FieldError>}</div>;
}
