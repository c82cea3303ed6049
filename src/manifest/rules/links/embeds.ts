// The address of a video or a map is one whose frame is known.
import { frameAddress } from '../../../model/embeds.ts';
import { defineMessages } from '../../messages/message.ts';
import { eachSection } from '../../site/expand/expand-pages.ts';
import type { Rule } from '../rule.ts';

const HINTS: Record<string, string> = {
  youtube:
    'Open the video on YouTube and copy the address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  vimeo: 'Open the video on Vimeo and copy the address, such as https://vimeo.com/76979871',
  map: 'Open openstreetmap.org, move the place to the middle and copy the address, such as https://www.openstreetmap.org/#map=16/39.9242/-83.8088',
};

const EMBED =
  'heading: Look, image: { src: /images/yard.webp, alt: A yard. }, button_label: Play, link_label: Watch';
const SECTIONS = 'pages./lawn-care/.sections.+';

export const { messages, createFinding } = defineMessages({
  'embed-address': {
    title: 'A video or map whose address is of another kind',
    sentence: ({ kind }: { kind: string }) =>
      kind === 'map'
        ? 'This address names no place on OpenStreetMap.'
        : `This address is not that of one video on ${kind === 'youtube' ? 'YouTube' : 'Vimeo'}.`,
    hint: ({ kind }: { kind: string }) => HINTS[kind] ?? '',
    bad: [
      `${SECTIONS}: { type: embed, kind: youtube, url: "https://www.youtube.com/@lakeside", ${EMBED} }`,
      `${SECTIONS}: { type: embed, kind: vimeo, url: "https://youtu.be/aqz-KE-bpKQ", ${EMBED} }`,
      `${SECTIONS}: { type: embed, kind: map, url: "https://www.openstreetmap.org/way/1", ${EMBED} }`,
    ],
    good: [
      `${SECTIONS}: { type: embed, kind: youtube, url: "https://youtu.be/aqz-KE-bpKQ", ${EMBED} }`,
      `${SECTIONS}: { type: embed, kind: vimeo, url: "https://vimeo.com/76979871", ${EMBED} }`,
    ],
  },
});

export const check: Rule = ({ expansion }) =>
  eachSection(expansion, ({ data: { type, kind, url }, pointer }) =>
    type === 'embed' && !frameAddress(String(kind), String(url))
      ? [createFinding('embed-address', [...pointer, 'url'], { kind: String(kind) })]
      : [],
  );
