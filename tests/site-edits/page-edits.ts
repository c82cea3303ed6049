// Edits of pages and their sections: one comes, one goes, one is moved, renamed or swapped with another.
import type { Edits } from './edits.ts';
import {
  changeTexts,
  type Fields,
  found,
  inData,
  list,
  NoPlace,
  swap,
  unlink,
} from './manifest-edits.ts';

/** A page of plain text, as somebody copies one. */
const NEW_PAGE = {
  path: '/our-trucks/',
  label: 'Our Trucks',
  seo: {
    meta_title: 'Our Trucks | {company}',
    meta_description:
      'What stands in our yard, who drives it, and how we keep it going through the winter.',
    service: 'about',
  },
  sections: [
    { type: 'hero', heading: 'Our Trucks & the People Who Drive Them' },
    {
      type: 'text',
      heading: 'What Stands in the Yard',
      paragraphs: ['Three trucks, one of them older than its driver. Call {phone}.'],
    },
  ],
};

const NEW_SECTION = {
  type: 'text',
  heading: 'A Word From the Office',
  paragraphs: [
    'The bridge is closed until June; we come the other way around. Call {phone} when in doubt.',
  ],
};

const pages = (manifest: Fields) => list(manifest, 'pages');

/** A page beside the home page. */
const another = (manifest: Fields) =>
  found(
    pages(manifest).find(({ path }) => path !== '/'),
    'second page',
  );

/** The first page with so many sections that may be moved: neither the first nor one that links lead to. */
function movable(manifest: Fields, least: number): { sections: Fields[]; free: Fields[] } {
  for (const page of pages(manifest)) {
    const sections = list(page, 'sections');
    const free = sections.slice(1).filter((section) => !('id' in section));
    if (free.length >= least) return { sections, free };
  }
  throw new NoPlace(`there is no page with ${least} sections that may be moved`);
}

/** Whether a manifest has more of a page than itself and entries of lists that lead to it. */
function isNeeded(manifest: Fields, path: string): boolean {
  const copy = structuredClone(manifest);
  copy.pages = pages(copy).filter((page) => page.path !== path);
  unlink(copy, (address) => address.startsWith(path));
  return JSON.stringify(copy).includes(`"${path}`);
}

export const PAGE_EDITS: Edits = {
  'one page more': inData((manifest) => {
    pages(manifest).push(structuredClone(NEW_PAGE));
    list(manifest.footer as Fields, 'links').push({ label: NEW_PAGE.label, to: NEW_PAGE.path });
  }),
  'one page less': inData((manifest) => {
    const all = pages(manifest);
    // The page that nothing needs but entries of lists, which go with it.
    const page = found(
      all.slice(1).find(({ path }) => !isNeeded(manifest, String(path))),
      'page that only lists lead to',
    );
    all.splice(all.indexOf(page), 1);
    unlink(manifest, (address) => address.startsWith(String(page.path)));
  }),
  'a page with another address': inData((manifest) => {
    const before = String(another(manifest).path);
    const after = '/moved-page/';
    const move = (text: string) =>
      text.startsWith(before) ? after + text.slice(before.length) : text;
    Object.assign(manifest, changeTexts(manifest, move));
    manifest.redirects = [...((manifest.redirects ?? []) as Fields[]), { from: before, to: after }];
  }),
  'one section more': inData((manifest) => {
    list(found(pages(manifest)[0], 'page'), 'sections').splice(1, 0, structuredClone(NEW_SECTION));
  }),
  'one section less': inData((manifest) => {
    const { sections, free } = movable(manifest, 1);
    const last = found(free.at(-1), 'section');
    sections.splice(sections.indexOf(last), 1);
  }),
  'two sections swapped': inData((manifest) => {
    const { sections, free } = movable(manifest, 2);
    swap(sections, sections.indexOf(free[0] as Fields), sections.indexOf(free[1] as Fields));
  }),
  'another main heading': inData((manifest) => {
    const [first = {}] = list(found(pages(manifest)[0], 'page'), 'sections');
    first.heading = 'Donaudampfschifffahrtsgesellschaft, “Hauling” & Sons';
  }),
  'another ground under a section': inData((manifest) => {
    const { free } = movable(manifest, 1);
    (free[0] as Fields).tone = (free[0] as Fields).tone === 'tint' ? 'plain' : 'tint';
  }),
  'one address more that leads on': inData((manifest) => {
    const to = another(manifest).path;
    manifest.redirects = [...((manifest.redirects ?? []) as Fields[]), { from: '/short/', to }];
  }),
  'no address that leads on': inData((manifest) => {
    found(manifest.redirects, 'list of redirects');
    delete manifest.redirects;
  }),
};
