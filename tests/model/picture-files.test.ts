// The widths in which a picture is made, and the addresses that a page and the build agree on.
import { describe, expect, it } from 'vitest';
import {
  pictureFile,
  pictureSet,
  pictureSource,
  pictureVariants,
  pictureWidths,
} from '../../src/model/picture-files.ts';

const picture = { src: '/images/cart.webp', alt: 'A cart.', width: 600, height: 400 };
const made = { ...picture, variants: { hash: 'abc123' } };

describe('the widths of a picture', () => {
  it('grow by about a third, up to 1600 pixels', () => {
    expect(pictureWidths(1600)).toEqual([400, 560, 672, 960, 1280, 1600]);
    expect(pictureWidths(4000)).toEqual([400, 560, 672, 960, 1280, 1600]);
  });

  it('end with the width of the source, which is never enlarged', () => {
    for (let width = 1; width < 1600; width += 1) {
      const widths = pictureWidths(width);
      expect(widths.at(-1)).toBe(width);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
    }
  });

  it('leave out one that is hardly smaller than the source', () => {
    expect(pictureWidths(740)).toEqual([400, 560, 740]);
    expect(pictureWidths(600)).toEqual([400, 600]);
  });
});

describe('the files of a picture', () => {
  it('lie where browsers keep them for good, under a name that changes with the content', () => {
    expect(pictureFile('/images/cart.webp', 'abc123', { width: 400, format: 'avif' })).toBe(
      '/assets/cart-abc123-400.avif',
    );
  });

  it('have a name that a list of addresses can hold, whatever the source is called', () => {
    const name = (src: string) => pictureFile(src, 'h', { width: 400, format: 'webp' });
    expect(name('/images/Our truck, 2024 (1).JPG')).toBe('/assets/Our-truck-2024-1--h-400.webp');
    expect(name('/a/b/c.d.png')).toBe('/assets/c-d-h-400.webp');
  });

  it('are listed with their widths', () => {
    expect(pictureSet(made)).toBe(
      '/assets/cart-abc123-400.avif 400w, /assets/cart-abc123-600.avif 600w',
    );
  });

  it('are AVIF in every width, and one WebP', () => {
    expect(pictureVariants(900)).toEqual([
      { width: 400, format: 'avif' },
      { width: 560, format: 'avif' },
      { width: 672, format: 'avif' },
      { width: 900, format: 'avif' },
      { width: 672, format: 'webp' },
    ]);
  });

  it('include one for a browser without AVIF', () => {
    expect(pictureSource(made)).toBe('/assets/cart-abc123-600.webp');
    expect(pictureSource({ ...made, width: 1600 })).toBe('/assets/cart-abc123-672.webp');
    expect(pictureSource({ ...made, width: 900 })).toBe('/assets/cart-abc123-672.webp');
  });

  it('are not there in development and for a picture elsewhere: it is shown as it is', () => {
    expect(pictureSet(picture)).toBeUndefined();
    expect(pictureSource(picture)).toBe('/images/cart.webp');
  });
});
