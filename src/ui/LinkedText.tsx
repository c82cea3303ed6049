// A text of the manifest with links in its words. A build whose manifest has none takes ManifestText in its place.
import styled from 'styled-components';
import { TEXT_LINK } from '../model/text/text-links.ts';
import { SiteLink } from './SiteLink.tsx';
import { ManifestText } from './Wording.tsx';

/** A link that leaves the page says so to the eye, too; its words say it already. */
const Link = styled(SiteLink)`
  @media screen {
    &[target]::after {
      content: "\\00a0↗" / "";
    }
  }
`;

/** Shows a text as `ManifestText` does, and its links: split, every third part is an address. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(TEXT_LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part && <ManifestText key={index} text={part} />;
    const to = parts[index + 1];
    return (
      index % 3 === 1 &&
      to && (
        <Link key={index} to={to}>
          <ManifestText text={part} plain />
        </Link>
      )
    );
  });
}
