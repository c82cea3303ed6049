// An alert as visitors see it: the website's own line.
import styled from 'styled-components';
import { NoticeLine } from '../../../ui/notices/NoticeLine.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { optionLabel, useOfficeSite } from '../office-site.ts';
import type { AlertDraft } from './alert-draft.ts';

export function AlertPreview({ draft }: { draft: AlertDraft }) {
  const { towns } = useOfficeSite();
  const { kind, link, link_label } = draft;
  const text = draft.text.trim() || 'Your text …';
  const notice = {
    ...{ id: 'preview', kind, text, from: 0, until: Number.MAX_SAFE_INTEGER },
    ...(link && link_label && { link: { label: link_label, to: link } }),
  };
  const names = draft.towns.map((slug) => optionLabel(towns, slug)).join(', ');
  return (
    <Preview>
      <Caption>
        As visitors see it{names ? `, on the pages of ${names}; the home page names the towns` : ''}
        :
      </Caption>
      <div inert>
        <NoticeLine notice={notice} now={1} />
      </div>
    </Preview>
  );
}

const Preview = styled.figure`
  margin: 0;
`;

const Caption = styled.figcaption`
  margin-bottom: ${theme.space(0.5)};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;
