// A drawing of a page's result in a search engine.
import styled from 'styled-components';

interface Props {
  /** The site's address, such as `https://example.com`. */
  origin: string;
  path: string;
  title: string;
  description: string;
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 2).trimEnd()} …` : text;

/** The result as most search engines show it: they cut long titles and descriptions. */
export function SearchResult({ origin, path, title, description }: Props) {
  const steps = path.replaceAll('/', ' › ').replace(/ › $/, '');
  return (
    <Result aria-label="How it looks in a search engine">
      <p>{origin.replace('https://', '') + steps}</p>
      <strong>{cut(title, 60)}</strong>
      <p>{cut(description, 155)}</p>
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
  & > strong {
    display: block;
    color: #1a0dab;
    font-family: inherit;
    font-size: 1.25rem;
    font-weight: 400;
    line-height: 1.3;
  }
`;
