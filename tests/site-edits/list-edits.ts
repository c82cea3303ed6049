// Edits of lists: questions, sizes, buttons, holidays, choices of the form, links and pictures.
import type { Edits } from './edits.ts';
import {
  type Fields,
  firstPart,
  found,
  inData,
  list,
  listOf,
  NoPlace,
  part,
  swap,
} from './manifest-edits.ts';

/** The first list of questions that pages share. */
function questions(manifest: Fields, least: number): Fields[] {
  const name = Object.keys(part(manifest, 'faqs'))[0];
  return list(part(manifest, 'faqs'), found(name, 'list of questions'), least);
}

/** The first set of buttons that pages share. */
function buttons(manifest: Fields, least: number): Fields[] {
  const sets = Object.values(part(manifest, 'button_sets')) as Fields[][];
  return found(
    sets.find((set) => set.length >= least),
    `set of ${least} buttons`,
  );
}

const QUESTION = 'Do you take checks, cash & “Venmo”?';

export const LIST_EDITS: Edits = {
  'one question more': inData((manifest) => {
    const known = questions(manifest, 1);
    const answer = 'Checks and cards, yes; <b>no</b> cash, because our drivers carry none.';
    const order = { display_order: known.length + 1, is_active: true };
    known.push({ id: 'new-question', question: QUESTION, answer, ...order });
  }),
  'one question less': inData((manifest) => void questions(manifest, 2).pop()),
  'a hidden question': inData((manifest) => {
    const [first = {}] = questions(manifest, 2);
    first.is_active = false;
  }),
  'two questions swapped': inData((manifest) => {
    const [first = {}, second = {}] = questions(manifest, 2);
    [first.display_order, second.display_order] = [second.display_order, first.display_order];
  }),
  'one size more': inData((manifest) => {
    const sizes = listOf(manifest, 'size_label');
    const last = found(sizes.at(-1), 'size');
    const copy = {
      ...last,
      id: 'new-size',
      size_label: '45 Yard',
      description: 'For very large work.',
    };
    if ('cubic_yards' in last) Object.assign(copy, { cubic_yards: 45 });
    if ('display_order' in last) Object.assign(copy, { display_order: sizes.length + 1 });
    sizes.push(copy);
  }),
  'a hidden size': inData((manifest) => {
    const size = listOf(manifest, 'size_label', 2).find((entry) => 'is_active' in entry);
    found(size, 'size that can be hidden').is_active = false;
  }),
  'one button less': inData((manifest) => void buttons(manifest, 2).pop()),
  'two buttons swapped': inData((manifest) => swap(buttons(manifest, 2), 0, 1)),
  'one holiday more': inData((manifest) => {
    const section = firstPart(
      manifest,
      'list of holidays',
      ({ type }) => type === 'holiday-schedule',
    );
    list(section, 'holidays').push({ name: 'Veterans Day', when: 'November 11' });
  }),
  'links of the header swapped': inData((manifest) => {
    swap(list(part(manifest, 'navigation'), 'links', 2), 0, 1);
  }),
  'one link of the footer more': inData((manifest) => {
    list(part(manifest, 'footer'), 'links').push({ label: 'Start', to: '/' });
  }),
  'another photo': inData((manifest) => {
    const photos = listOf(manifest, 'hero_image_url', 2);
    const [first = {}, second = {}] = photos;
    if (first.hero_image_url === second.hero_image_url)
      throw new NoPlace('both photos are the same');
    first.hero_image_url = second.hero_image_url;
  }),
  'one proof point less': inData((manifest) => void listOf(manifest, 'value', 2).pop()),
};
