// The company's logo is a picture or drawing in public/, large enough for the icons that are made of it.
import type { Finding } from '../problem.ts';
import { isPicture, type Size } from '../public-files.ts';
import { missingPicture } from './pictures.ts';
import type { Rule } from './rule.ts';

/** Below that the header of a sharp screen would show it blurred. In pixels. */
const SMALLEST: Size = { width: 192, height: 96 };

const pointer: Finding['pointer'] = ['company', 'logo'];

export const logo: Rule = ({ manifest: { company }, files }) => {
  const path = company.logo;
  if (path === undefined) return [];
  if (!files.has(path)) return [missingPicture(path, pointer, files.paths().filter(isPicture))];
  const size = files.shape(path);
  if (!size) {
    return [
      {
        code: 'unreadable-picture',
        pointer,
        message: `The logo "${path}" cannot be read: whatever its name says, it is no SVG, PNG, JPEG, WebP, AVIF or GIF.`,
        hint: 'Save it again as SVG or PNG. Without this line the initials are drawn.',
      },
    ];
  }
  const isDrawing = /\.svg$/i.test(path);
  if (isDrawing || (size.width >= SMALLEST.width && size.height >= SMALLEST.height)) return [];
  return [
    {
      code: 'picture-too-small',
      pointer,
      message: `The logo "${path}" has ${size.width} × ${size.height} pixels; below ${SMALLEST.width} × ${SMALLEST.height} it looks blurred.`,
      hint: 'Use one of 512 × 512 pixels, or a drawing (SVG).',
    },
  ];
};
