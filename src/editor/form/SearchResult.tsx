// A drawing of the page's result in a search engine, which follows the typing.
import styled from 'styled-components';
import type { Pointer } from '../../manifest/problem.ts';
import { fields, valueAt } from '../../manifest/text/values.ts';
import { useEditor } from '../wire/store.ts';
import { useFilled } from './Counter.tsx';

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 2).trimEnd()} …` : text;

export function SearchResult({ pointer }: { pointer: Pointer }) {
  const state = useEditor((store) => store.state);
  const fill = useFilled();
  const shown = useEditor(({ path }) => path);
  const { meta_title = '', meta_description = '' } = fields(valueAt(state?.manifest, pointer));
  const words = (text: unknown, most: number) => cut(fill(String(text)), most);
  const own = fields(valueAt(state?.manifest, pointer.slice(0, -1))).path;
  const origin = String(fields(fields(state?.manifest).site).origin ?? '').replace('https://', '');
  return (
    <Result aria-label="How it looks in a search engine">
      <p>{`${origin}${fill(String(own ?? shown))
        .replaceAll('/', ' › ')
        .replace(/ › $/, '')}`}</p>
      <strong>{words(meta_title, 60)}</strong>
      <p>{words(meta_description, 155)}</p>
    </Result>
  );
}

const Result = styled.figure`
  margin: 0;
  padding: 0.875rem 1rem;
  border: 1px solid #dadce0;
  border-radius: 0.75rem;
  background: #fff;
  color: #4d5156;
  font: 0.875rem / 1.5 arial, sans-serif;
  overflow-wrap: anywhere;
  & > strong {
    display: block;
    color: #1a0dab;
    font-size: 1.25rem;
    font-weight: 400;
    line-height: 1.3;
  }
`;
