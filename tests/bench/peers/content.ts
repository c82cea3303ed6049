// The pages of a site as plain headings, texts and links, for the peers that it is compared with.
import type { Page, Site } from '../../../src/model/site.ts';

/** A part of a page, in the order of the page. */
export type Block = { tag: 'h1' | 'h2' | 'h3' | 'p'; text: string } | ({ tag: 'a' } & Link);

interface Link {
  text: string;
  to: string;
}

/** What a peer is made from. */
export interface Content {
  name: string;
  header: Link[];
  footer: Link[];
  pages: { path: string; title: string; description: string; blocks: Block[] }[];
}

/** All pages of a site, with the words and links of their sections and without pictures and forms. */
export function contentOf({ facts, pages }: Site): Content {
  const { navigation, footer, company } = facts;
  const shown = ({ label, to }: { label: string; to: string }): Link => ({ text: label, to });
  return {
    name: company.name,
    header: [
      ...navigation.services.links,
      ...navigation.links,
      navigation.pay_bill,
      navigation.quote,
    ]
      .filter((link) => link !== undefined)
      .map(shown),
    footer: [...navigation.services.links, ...footer.links, footer.legal]
      .filter((link) => link !== undefined)
      .map(shown),
    pages: pages.map(({ path, page }) => ({
      path,
      title: page.seo?.title ?? '',
      description: page.seo?.description ?? '',
      blocks: blocksOf(page),
    })),
  };
}

/** Drawings and settings, which no visitor reads. */
const UNREAD = /^(alt|containers|id|image|map|measures|ids|scenery|style|type)$/;

const TAGS: Record<string, 'h2' | 'h3'> = {
  heading: 'h2',
  title: 'h3',
  question: 'h3',
  name: 'h3',
};

function blocksOf({ sections }: Page): Block[] {
  const blocks: Block[] = [];
  collect(sections, '');
  const top = blocks.findIndex(({ tag }) => tag === 'h2');
  return blocks.map((block, index) => (index === top ? ({ ...block, tag: 'h1' } as Block) : block));

  function collect(value: unknown, key: string): void {
    if (typeof value === 'string') {
      if (value.includes(' ') || key in TAGS) blocks.push({ tag: TAGS[key] ?? 'p', text: value });
    } else if (Array.isArray(value)) {
      for (const item of value) collect(item, key);
    } else if (value && typeof value === 'object') {
      const { to, label, link_label: more, ...others } = value as Record<string, unknown>;
      const text = label ?? more;
      for (const [name, child] of Object.entries(to ? others : value)) {
        if (!UNREAD.test(name)) collect(child, name);
      }
      if (typeof to === 'string' && typeof text === 'string') blocks.push({ tag: 'a', text, to });
    }
  }
}
