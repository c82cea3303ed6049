// The company's profiles on social networks: a name and a drawing for each, by the host of its address.
import type { Drawing, SocialLink } from '../../../model/site.ts';

const CIRCLE: Drawing[number] = ['circle', { cx: 12, cy: 12, r: 9 }];
const box = (height: number, rx: number): Drawing[number] => [
  'rect',
  { x: 2.5, y: 12 - height / 2, width: 19, height, rx },
];
const line = (d: string): Drawing[number] => ['path', { d }];

/** Plain strokes like those of the other icons: the networks' logos come with rules about their colors. */
const NETWORKS: Record<string, [label: string, icon: Drawing]> = {
  'facebook.com': ['Facebook', [box(19, 4), line('M16.5 8h-1.5a2 2 0 0 0-2 2v11M10 13.5h6')]],
  'instagram.com': [
    'Instagram',
    [box(19, 6), ['circle', { cx: 12, cy: 12, r: 4.2 }], line('M17.2 6.8h.01')],
  ],
  'youtube.com': ['YouTube', [box(14, 4), line('M10 9.2l5 2.8-5 2.8z')]],
  'linkedin.com': [
    'LinkedIn',
    [box(19, 3), line('M7.5 11v6M7.5 7.4h.01M11.5 17v-6M11.5 14a2.5 2.5 0 0 1 5 0v3')],
  ],
  'tiktok.com': ['TikTok', [line('M13 3v11.8a3.6 3.6 0 1 1-3.6-3.6M13 3a5.5 5.5 0 0 0 5.5 5.5')]],
  'x.com': ['X', [line('M4 4l16 16M20 4 4 20')]],
  'pinterest.com': [
    'Pinterest',
    [
      CIRCLE,
      line('m10 20 2.6-10.5M9.2 12.6C7.6 9.4 10 7.2 12.4 7.2s4 1.9 3.4 4.4c-.6 2.6-2.6 3.6-4 2.6'),
    ],
  ],
  'nextdoor.com': [
    'Nextdoor',
    [line('m3 11 9-7 9 7M5.5 9.5V20h13V9.5M9.5 20v-5a2.5 2.5 0 0 1 5 0v5')],
  ],
  'yelp.com': [
    'Yelp',
    [line('M12 3v7M5 8.5l5 3.5M5.5 16.5 10 14M12.5 21l-.5-6M14 13l5 2.5M14 11l4.5-4')],
  ],
};

const GLOBE: Drawing = [CIRCLE, line('M3 12h18M12 3c3 2.6 3 15.4 0 18M12 3c-3 2.6-3 15.4 0 18')];

/** The links to profiles. A profile on another host gets the host as its name and a globe as its icon. */
export function socialLinks(addresses: string[]): SocialLink[] {
  return addresses.map((to) => {
    const host = new URL(to).hostname.replace(/^www\./, '');
    const name = Object.keys(NETWORKS).find(
      (known) => host === known || host.endsWith(`.${known}`),
    );
    const [label, icon] = (name && NETWORKS[name]) || [host, GLOBE];
    return { label, to, icon };
  });
}
