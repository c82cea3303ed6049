// Every picture is in public/ or at a web address, with exactly that spelling, sharp enough and of a fitting shape.
import { FOREIGN, type ForeignForm } from '../../../model/picture-files.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { didYouMean, inPixels } from '../../messages/phrases.ts';
import {
  descendSchema,
  resolveForData,
  rootPiece,
  type SchemaFiles,
} from '../../schema/references.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import {
  isDrawing,
  isPicture,
  isTooManyPixels,
  type PixelSize,
  type PublicFiles,
} from '../../site/public-files.ts';
import { SOCIAL_SIZE } from '../../site/resolve/resolve-seo.ts';
import { closestMatch } from '../../text/nearest.ts';
import { isWithin, valueAt } from '../../text/values.ts';
import type { Rule, RuleContext } from '../rule.ts';

interface NamedPicture {
  path: string;
  isLogo?: boolean;
}

/** A picture that cannot be shown, with its file format if that is known. */
interface NotShown extends NamedPicture {
  form?: ForeignForm;
}

interface Measured extends NamedPicture {
  size: PixelSize;
  wanted: PixelSize;
  better: PixelSize;
}

interface OddShape {
  path: string;
  size: PixelSize;
  better: PixelSize;
  /** The part that would be cut off, from 0 to 1; undefined for a link preview. */
  cut?: number;
}

const pictureNoun = ({ path, isLogo }: NamedPicture) =>
  `The ${isLogo ? 'logo' : 'picture'} "${path}"`;

const ABOUT_PICTURE = 'pages./.sections.hero.image.src';

export const { messages, createFinding } = defineMessages({
  'missing-picture': {
    title: 'A picture that is not in public/, or not with these capital letters',
    sentence: (picture: NamedPicture & { written?: string }) =>
      picture.written
        ? `${pictureNoun(picture)} has other capital letters in the folder public/.`
        : `${pictureNoun(picture)} is not in the folder public/.`,
    hint: ({ meant, written }: { meant?: string; written?: string }) => {
      if (written) return `Write ${written}`;
      return meant ? didYouMean(meant) : 'Put the file there, or name one that is there.';
    },
    bad: [
      `${ABOUT_PICTURE}: /images/yrad.webp`,
      `${ABOUT_PICTURE}: /images/Yard.webp`,
      'towns.dunkirk.hero_image_url: /images/no-such-picture-anywhere.jpg',
      'company.logo: /images/no-such-logo-anywhere.svg',
    ],
  },
  'unreadable-picture': {
    title: 'A file that is not the picture that its name says',
    sentence: ({ form, ...picture }: NotShown) =>
      form
        ? `${pictureNoun(picture)} is ${FOREIGN[form].what}.`
        : `${pictureNoun(picture)} cannot be opened: its name says that it is a picture, but it is not, or is damaged.`,
    hint: ({ isLogo, form }: NotShown) => {
      if (form) return FOREIGN[form].hint;
      return isLogo
        ? 'Save it again as SVG or PNG. Without this line the initials are drawn.'
        : 'Open it in a photo program and save it as JPEG or WebP.';
    },
    bad: [`${ABOUT_PICTURE}: /images/renamed.jpg`, 'company.logo: /images/renamed.jpg'],
    good: [`${ABOUT_PICTURE}: /images/DRAWING.SVG`],
  },
  'picture-too-large': {
    title: 'A picture with more pixels than the build can work on',
    sentence: ({ size, ...picture }: NamedPicture & { size: PixelSize }) =>
      `${pictureNoun(picture)} has ${inPixels(size)}, too many to build pages with.`,
    hint: () => `Make it smaller in a photo program: ${inPixels(USUAL_PICTURE_SIZE)} are enough.`,
    bad: [`${ABOUT_PICTURE}: /images/enormous.png`, 'company.logo: /images/enormous.png'],
  },
  'picture-too-small': {
    title: 'A picture with too few pixels',
    sentence: (picture: Measured) =>
      `${pictureNoun(picture)} has ${inPixels(picture.size)}; below ${inPixels(picture.wanted)} it looks blurred.`,
    hint: ({ isLogo, better }: Measured) =>
      `Use one of ${inPixels(better)}${isLogo ? ', or a drawing (SVG)' : ''}.`,
    bad: [`${ABOUT_PICTURE}: /images/thumbnail.webp`, 'company.logo: /images/thumbnail.webp'],
    good: ['company.logo: /images/yard.webp'],
  },
  'picture-shape': {
    title: 'A picture that would be cut off or shrunk',
    severity: 'warning',
    sentence: ({ path, size, better, cut }: OddShape) =>
      cut === undefined
        ? `The picture for link previews "${path}" has ${inPixels(size)}; networks show ${inPixels(better)}, and shrink or cut any other.`
        : `The picture "${path}" has ${inPixels(size)}; pages show pictures 4 wide to 3 high, and ${Math.round(cut * 100)} % of it would be cut off.`,
    hint: ({ better, cut }: OddShape) =>
      cut === undefined
        ? 'Delete this line, and one of the right size is drawn.'
        : `Cut it to a shape such as ${inPixels(better)}.`,
    bad: [
      `${ABOUT_PICTURE}: /images/upright.webp`,
      'pages./lawn-care/.seo.image: /images/yard.webp',
    ],
  },
  'picture-page': {
    title: 'A picture’s address that may be a page',
    severity: 'warning',
    sentence: ({ address }: { address: string }) =>
      `"${address}" may be a page, not a picture: then visitors would see a broken picture.`,
    hint: () =>
      'Download the picture, put it into public/images/ and write its name here. If the address shows nothing but the picture, it is right.',
    bad: [`${ABOUT_PICTURE}: https://photos.app.goo.gl/Ab12Cd34`],
    good: [`${ABOUT_PICTURE}: https://cdn.lakeside-hauling.test/yard.webp?width=1600`],
  },
});

/** In pixels: the smallest picture of the specification, and the usual size. */
const MIN_PICTURE_SIZE: PixelSize = { width: 600, height: 400 };
const USUAL_PICTURE_SIZE: PixelSize = { width: 1600, height: 1200 };

/** The header of a sharp screen would show a smaller logo blurred. */
const MIN_LOGO_SIZE: PixelSize = { width: 192, height: 96 };
const SHARP_LOGO_SIZE: PixelSize = { width: 512, height: 512 };

/** The tolerated crop of a picture: a square and 16:9 just pass where 4:3 is shown. */
const MAX_CROP = 0.26;

export const check: Rule = (context) => {
  const { expansion, files, schema } = context;
  const { company } = context.manifest;
  const { pages, notFound, sharedLeaves } = expansion;
  const pictures = [...pages, notFound, { leaves: sharedLeaves }].flatMap(({ leaves }) =>
    leaves.filter(
      (leaf) => schema.pictureFileFields.has(leaf.key) && !isWithin(leaf.pointer, 'company/logo'),
    ),
  );
  return [...logo(company.logo, files), ...pictures.flatMap((leaf) => faultsOf(leaf, context))];
};

function logo(path: string | undefined, files: PublicFiles): Finding[] {
  const pointer: Pointer = ['company', 'logo'];
  if (path === undefined) return [];
  if (!files.has(path))
    return [missing({ path, isLogo: true }, pointer, files.paths().filter(isPicture))];
  const size = files.pictureSize(path);
  if (!size) return [unreadable({ path, isLogo: true }, pointer, files)];
  if (isDrawing(path)) return [];
  if (isTooManyPixels(size))
    return [createFinding('picture-too-large', pointer, { path, isLogo: true, size })];
  if (!isBelow(size, MIN_LOGO_SIZE)) return [];
  const facts = { path, isLogo: true, size, wanted: MIN_LOGO_SIZE, better: SHARP_LOGO_SIZE };
  return [createFinding('picture-too-small', pointer, facts)];
}

function faultsOf(
  { value: path, pointer }: Leaf,
  { manifest, schema, files }: RuleContext,
): Finding[] {
  // A sharing link leads to a page, which is no picture.
  if (!path.startsWith('/'))
    return isPicture(path.replace(/[?#].*$/, ''))
      ? []
      : [createFinding('picture-page', pointer, { address: path })];
  if (!files.has(path)) return [missing({ path }, pointer, files.paths())];
  const { shape, isShown } = findPlacement(pointer, schema.files, manifest);
  if (isDrawing(path) || !(isShown || shape)) return [];
  const size = files.photoSize(path);
  if (!size) return [unreadable({ path }, pointer, files)];
  if (isTooManyPixels(size)) return [createFinding('picture-too-large', pointer, { path, size })];
  const fits = isShown && shape && cutOff(size, shape) <= MAX_CROP;
  if (fits && !isBelow(size, MIN_PICTURE_SIZE)) return [];
  const better = isShown ? USUAL_PICTURE_SIZE : SOCIAL_SIZE;
  const cut = cutOff(size, better);
  if (isShown && isBelow(size, MIN_PICTURE_SIZE))
    return [
      createFinding('picture-too-small', pointer, { path, size, wanted: MIN_PICTURE_SIZE, better }),
    ];
  if (cut <= MAX_CROP && (isShown || !isBelow(size, better))) return [];
  return [createFinding('picture-shape', pointer, { path, size, better, ...(isShown && { cut }) })];
}

/**
 * How a picture's file is shown according to the schema: in which shape, and whether on a page. A field for a page has a
 * description beside it or a shape of its own; others are for link previews.
 */
function findPlacement(pointer: Pointer, files: SchemaFiles, data: unknown) {
  let field = rootPiece(files);
  let group = field;
  let shape: string | undefined;
  for (const [depth, step] of pointer.entries()) {
    group = field;
    const spot = descendSchema(group, step);
    shape = spot.schema.shape ?? (depth === pointer.length - 1 ? shape : undefined);
    field = resolveForData(spot, files, valueAt(data, pointer.slice(0, depth + 1)));
  }
  const [width = 0, height = 0] = (shape ?? '').split(':').map(Number);
  const isPreview = width === SOCIAL_SIZE.width;
  return {
    shape: shape === undefined ? undefined : { width, height },
    isShown: !isPreview && (shape !== undefined || 'alt' in (group.schema.properties ?? {})),
  };
}

/** A picture that is not among the files `known`. */
function missing(picture: NamedPicture, pointer: Pointer, known: string[]): Finding {
  const { path } = picture;
  const written = known.find((name) => name.toLowerCase() === path.toLowerCase());
  const meant = written ?? closestMatch(path, known);
  return createFinding(
    'missing-picture',
    pointer,
    { ...picture, meant, written },
    { replacement: meant },
  );
}

const unreadable = (picture: NamedPicture, pointer: Pointer, files: PublicFiles) =>
  createFinding('unreadable-picture', pointer, { ...picture, form: files.foreign(picture.path) });

const isBelow = (size: PixelSize, least: PixelSize) =>
  size.width < least.width || size.height < least.height;

/** The part of a picture, from 0 to 1, that is lost where it fills a place of another shape. */
function cutOff(picture: PixelSize, place: PixelSize): number {
  const shapes = [picture.width / picture.height, place.width / place.height];
  return 1 - Math.min(...shapes) / Math.max(...shapes);
}
