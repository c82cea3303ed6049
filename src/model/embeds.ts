// Videos and maps of other websites: the frame that shows what the address of a page is about.
import type { Site } from './site.ts';

/** How far a map reaches beside its middle, in degrees, at the scale of whole streets. */
const MAP_REACH = 0.01;

/** By kind: what tells the page, and the frame for what was found in its address. */
const FRAMES: Record<string, { page: RegExp; frame(...found: string[]): string }> = {
  youtube: {
    page: /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    page: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:[/?#]|$)/,
    frame: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  map: {
    page: /^https:\/\/www\.openstreetmap\.org\/\S*#map=\d+\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/,
    frame: (latitude, longitude) => {
      const [north, east] = [Number(latitude), Number(longitude)];
      const edges = [
        east - MAP_REACH,
        north - MAP_REACH / 2,
        east + MAP_REACH,
        north + MAP_REACH / 2,
      ];
      const box = edges.map((edge) => edge.toFixed(5)).join('%2C');
      return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${north}%2C${east}`;
    },
  },
};

/** The frame for a page; undefined when the address is of no page of that kind. */
export function frameAddress(kind: string, url: string): string | undefined {
  const { page, frame } = FRAMES[kind] ?? {};
  const [, ...found] = page?.exec(url) ?? [];
  return found.length > 0 ? frame?.(...found) : undefined;
}

/** The websites that the frames of a site come from. */
export function embedOrigins({ pages, not_found }: Pick<Site, 'pages' | 'not_found'>): string[] {
  const sections = [...pages.map(({ page }) => page), not_found].flatMap((page) => page.sections);
  const origins = sections.flatMap((section) =>
    section.type === 'embed' ? [new URL(section.frame).origin] : [],
  );
  return [...new Set(origins)];
}
