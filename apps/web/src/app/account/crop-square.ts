/** Part of a picture, in its own pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export interface CropView {
  /** 1 shows the whole shorter side; 3 a third of it. */
  readonly zoom: number;
  /** Centre of the part, 0..1 of the picture's width and height. */
  readonly centreX: number;
  readonly centreY: number;
}

/** The square of a picture that a view shows; moved inwards where it would leave the picture. */
export function cropSquare(widthPx: number, heightPx: number, { zoom, centreX, centreY }: CropView): Square {
  const side = Math.min(widthPx, heightPx) / Math.max(1, zoom);
  const within = (centre: number, length: number) =>
    Math.min(Math.max(centre * length - side / 2, 0), length - side);
  return { left: within(centreX, widthPx), top: within(centreY, heightPx), side };
}
