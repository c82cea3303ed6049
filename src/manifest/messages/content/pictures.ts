// Messages about pictures, the logo and colors.
import { FOREIGN, type ForeignForm } from '../../../model/picture-files.ts';
import { didYouMean } from '../choices.ts';
import type { Messages } from '../message.ts';
import { inPixels, type Pixels } from '../phrases.ts';

/** A picture by its name, which may be that of the logo. */
interface NamedPicture {
  path: string;
  isLogo?: boolean;
  form?: ForeignForm;
}

interface Measured extends NamedPicture {
  size: Pixels;
  /** The smallest one, or the one that is shown. */
  wanted: Pixels;
  /** A size that will do. */
  better?: Pixels;
}

interface CutOff {
  path: string;
  size: Pixels;
  better: Pixels;
  /** The part that would be cut off, from 0 to 1. */
  cut: number;
}

interface Color {
  color: string;
  contrast: number;
  least: number;
  nearest: string;
}

const pictureNoun = ({ path, isLogo }: NamedPicture) =>
  `The ${isLogo ? 'logo' : 'picture'} "${path}"`;

const ON_COLOR = {
  brand: { which: 'Light words', other: 'A light or bright color can be the accent instead.' },
  ground: { which: 'Dark words', other: 'The page is white, or nearly so.' },
};

export const pictures = {
  'missing-picture': {
    title: 'A picture that is not in public/',
    sentence: (picture: NamedPicture) => `${pictureNoun(picture)} is not in the folder public/.`,
    hint: ({ meant }: { meant?: string }) =>
      meant ? didYouMean(meant) : 'Put the file there, or name one that is there.',
  },
  'picture-wrong-case': {
    title: 'A picture’s name in other capital letters',
    sentence: (picture: NamedPicture) =>
      `${pictureNoun(picture)} has other capital letters in the folder public/.`,
    hint: ({ written }: { written: string }) => `Write ${written}`,
  },
  'unreadable-picture': {
    title: 'A file that is not the picture that its name says',
    sentence: ({ form, ...picture }: NamedPicture) =>
      form
        ? `${pictureNoun(picture)} is ${FOREIGN[form].what}.`
        : `${pictureNoun(picture)} cannot be opened: its name says that it is a picture, but it is not, or is damaged.`,
    hint: ({ isLogo, form }: NamedPicture) => {
      if (form) return FOREIGN[form].hint;
      return isLogo
        ? 'Save it again as SVG or PNG. Without this line the initials are drawn.'
        : 'Open it in a photo program and save it as JPEG or WebP.';
    },
  },
  'picture-too-small': {
    title: 'A picture with too few pixels',
    sentence: (picture: Measured) =>
      `${pictureNoun(picture)} has ${inPixels(picture.size)}; below ${inPixels(picture.wanted)} it looks blurred.`,
    hint: ({ isLogo, better }: Measured) =>
      better && `Use one of ${inPixels(better)}${isLogo ? ', or a drawing (SVG)' : ''}.`,
  },
  'picture-shape': {
    title: 'A picture that would be cut off',
    severity: 'warning',
    sentence: ({ path, size, cut }: CutOff) =>
      `The picture "${path}" has ${inPixels(size)}; pages show pictures 4 wide to 3 high, and ${Math.round(cut * 100)} % of it would be cut off.`,
    hint: ({ better }: CutOff) => `Cut it to a shape such as ${inPixels(better)}.`,
  },
  'picture-page': {
    title: 'A picture’s address that may be a page',
    severity: 'warning',
    sentence: ({ address }: { address: string }) =>
      `"${address}" may be a page, not a picture: then visitors would see a broken picture.`,
    hint: () =>
      'Download the picture, put it into public/images/ and write its name here. If the address shows nothing but the picture, it is right.',
  },
  'preview-picture-size': {
    title: 'A link preview of the wrong size',
    severity: 'warning',
    sentence: ({ path, size, wanted }: Measured) =>
      `The picture for link previews "${path}" has ${inPixels(size)}; networks show ${inPixels(wanted)}, and shrink or cut any other.`,
    hint: () => 'Delete this line, and one of the right size is drawn.',
  },
  'unreadable-color': {
    title: 'A color on which words cannot be read',
    sentence: ({ key, color, contrast, least }: Color & { key: 'brand' | 'ground' }) =>
      `${ON_COLOR[key].which} on the ${key} color ${color} cannot be read well: their contrast is ${contrast} to 1, and ${least} to 1 is the least.`,
    hint: ({ key, nearest }: Color & { key: 'brand' | 'ground' }) =>
      `The nearest color that will do is "${nearest}". ${ON_COLOR[key].other}`,
  },
} satisfies Messages;
