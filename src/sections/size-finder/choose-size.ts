// Chooses the size for a number of pickup loads or for a job, and says why in one sentence.
import type { SectionOf } from '../../model/site.ts';
import { english, type Translate } from '../../model/words/words.ts';

/** A size with its container, as the drawing and the table show it. */
export type Sized = ReturnType<typeof sizedOf>[number];

/** The visitor's answer to one of the two questions. */
export type Wish = { loads: number } | { job: string };

/** How a number of loads fits into a size. */
export type Room = 'Too small' | 'Fits' | 'Leaves room';

export interface Choice {
  best: Sized;
  /** How full the best size is, from 0 to 1. */
  level: number;
  sentence: string;
}

/** The sizes of a section that have a container. */
export function sizedOf({
  items,
  containers,
}: Pick<SectionOf<'size-finder'>, 'items' | 'containers'>) {
  return items.flatMap(({ id, size_label, description, jobs = [] }) => {
    const container = containers[id];
    return container ? [{ id, label: size_label, description, jobs, ...container }] : [];
  });
}

/** The greatest number of loads that one of the sizes holds; 0 where none says how many. */
export function mostLoads(sizes: Sized[]): number {
  return Math.max(0, ...sizes.map(({ loads }) => loads?.most ?? 0));
}

/** How loads fit into a size; undefined for a size that does not say what it holds. */
export function roomIn(loads: number, size: Sized): Room | undefined {
  if (!size.loads) return undefined;
  if (loads > size.loads.most) return 'Too small';
  return loads === size.loads.most ? 'Fits' : 'Leaves room';
}

/** What the numbers count, where it is not loads. */
export type Unit = SectionOf<'size-finder'>['unit'];

/** The choice for a wish; undefined where no size is right. */
export function choose(wish: Wish, sizes: Sized[], t = english, unit?: Unit): Choice | undefined {
  return 'job' in wish ? forJob(wish.job, sizes, t) : forLoads(wish.loads, sizes, t, unit);
}

function forJob(job: string, sizes: Sized[], t: Translate): Choice | undefined {
  const best = sizes.find(({ jobs }) => jobs.includes(job));
  if (!best) return undefined;
  const { least, most } = best.loads ?? { least: 1, most: 1 };
  const sentence = t('{job}: the {size} is the one.', { job, size: best.label });
  return { best, level: least / most, sentence };
}

/** The smallest size that holds the loads. Where they fill it, the sentence names the next one too. */
function forLoads(loads: number, sizes: Sized[], t: Translate, unit: Unit): Choice | undefined {
  const { one, many } = unit ?? { one: t('load'), many: t('loads') };
  const [best, next] = sizes
    .filter((size) => size.loads && loads <= size.loads.most)
    .sort((a, b) => (a.loads?.most ?? 0) - (b.loads?.most ?? 0));
  if (!best) return undefined;
  const isFull = roomIn(loads, best) === 'Fits';
  return {
    best,
    level: loads / (best.loads?.most ?? loads),
    sentence: t(fitOf(isFull, next), {
      loads: `${loads} ${loads === 1 ? one : many}`,
      size: best.label,
      next: next?.label ?? '',
    }),
  };
}

function fitOf(isFull: boolean, next: Sized | undefined) {
  if (!isFull) return '{loads}: the {size} holds it and leaves room.';
  return next
    ? '{loads}: the {size} holds it, the {next} leaves room.'
    : '{loads}: the {size} holds it, filled to the top.';
}
