// A text of the manifest in which phone numbers, times and words such as 96-gallon never wrap, and e-mail addresses once.
import styled from 'styled-components';
import { useFacts } from './contexts.ts';

/** Short words that never break over two lines. */
export const NoWrap = styled.span`
  white-space: nowrap;
`;

/** Whether the narrowest phone has room for a text on one line. */
const isShort = (text: string) => text.length <= 24;

interface Props {
  text: string;
  /** True inside a link or a button, and beside a button to call: nothing in the text can be pressed then. */
  plain?: boolean;
}

/**
 * Shows a text unchanged, except that the office's number, e-mail address, street, and city with its ZIP code, times such
 * as 7:00 AM, and pairs such as long-term, 96-gallon and 3–4 never wrap.
 * Number and address are links, which visitors on a phone want.
 */
export function ManifestText({ text, plain }: Props) {
  const { company, phones = [] } = useFacts();
  if (!/[\d@–-]/.test(text)) return text;
  const further = phones.map(({ phone }) => phone);
  const { street, city, state, zip } = company.address ?? {};
  const cityLine = zip && `${city}, ${state} ${zip}`;
  const names = [company.phone, company.email, street, cityLine, ...further]
    .filter((name) => name !== undefined)
    .map((name) => name.replace(/\W/g, '\\$&'));
  const parts = text.split(new RegExp(`(${names.join('|')}|\\d+:\\d\\d [AP]M|\\w+(?:[-–]\\w+)+)`));
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return <UnbreakableText key={index} text={part} plain={plain} />;
  });
}

function UnbreakableText({ text, plain }: Props) {
  const { company, phone_href, phones = [], email_href } = useFacts();
  if (text === company.email) {
    const address = <EmailAddress>{text}</EmailAddress>;
    return plain ? address : <a href={email_href}>{address}</a>;
  }
  const further = phones.find(({ phone }) => phone === text);
  const href = text === company.phone ? phone_href : further?.href;
  if (plain || !href) return isShort(text) ? <NoWrap>{text}</NoWrap> : text;
  return (
    <NoWrap as="a" href={href}>
      {text}
    </NoWrap>
  );
}

/** An e-mail address that breaks after its @ where it must. */
export function EmailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  );
}
