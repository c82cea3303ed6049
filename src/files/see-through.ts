// Tells pictures with clear parts from those without.
import sharp from 'sharp';

/** Whether a background behind the picture would show through. */
export async function isSeeThrough(source: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(source).metadata();
  return hasAlpha && !(await sharp(source).stats()).isOpaque;
}
