// The part of a photo that is kept, in the photo's own pixels.

export interface CropPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of a shape, made smaller by `scale`; `x` and `y` say where it lies, from 0 to 1. */
export function cropFor(
  photo: { width: number; height: number },
  ratio: number,
  { x, y, scale }: { x: number; y: number; scale: number },
): CropPart {
  const width = Math.round(Math.min(photo.width, photo.height * ratio) * scale);
  const height = Math.round(Math.min(photo.height, photo.width / ratio) * scale);
  return {
    x: Math.round((photo.width - width) * x),
    y: Math.round((photo.height - height) * y),
    width,
    height,
  };
}
