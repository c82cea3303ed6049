// The company's logo is a picture or drawing in public/, large enough for the icons that are made of it.
import type { Pointer } from '../../problem.ts';
import { isPicture, type PixelSize } from '../../site/public-files.ts';
import type { Rule } from '../rule.ts';
import { missingPicture } from './pictures.ts';

/** The header of a sharp screen would show a smaller logo blurred. In pixels. */
const SMALLEST: PixelSize = { width: 192, height: 96 };

const SHARP: PixelSize = { width: 512, height: 512 };

const pointer: Pointer = ['company', 'logo'];

export const logo: Rule = ({ manifest: { company }, files }) => {
  const path = company.logo;
  if (path === undefined) return [];
  if (!files.has(path)) return [missingPicture(path, pointer, files.paths().filter(isPicture))];
  const facts = { path, isLogo: true, form: files.foreign(path) };
  const size = files.shape(path);
  if (!size) return [{ kind: 'unreadable-picture', pointer, facts }];
  const isDrawing = /\.svg$/i.test(path);
  if (isDrawing || (size.width >= SMALLEST.width && size.height >= SMALLEST.height)) return [];
  return [
    {
      kind: 'picture-too-small',
      pointer,
      facts: { ...facts, size, wanted: SMALLEST, better: SHARP },
    },
  ];
};
