import { scaleAt, type Camera, type ViewSize } from './camera.ts';
import type { WorldFeature } from './world-features.ts';

export type Pen = OffscreenCanvasRenderingContext2D;

/** What a frame shows: the world's part and how its positions become pixels of the page. */
export interface View extends ViewSize {
  readonly zoom: number;
  /** Pixels from edge to edge of the world. */
  readonly scale: number;
  /** Position on the world of the upper left corner. */
  readonly left: number;
  readonly top: number;
  readonly box: WorldFeature['box'];
}

export function viewOf({ middle, zoom }: Camera, { width, height }: ViewSize): View {
  const scale = scaleAt(zoom);
  const left = middle[0] - width / 2 / scale;
  const top = middle[1] - height / 2 / scale;
  const box = [left, top, left + width / scale, top + height / scale] as const;
  return { width, height, zoom, scale, left, top, box };
}

/** Corners closer than this to the one before are left out, pixels. */
const minStep = 0.6;

/** Adds a run of positions to a path, without what is too fine to be seen. */
export function trace(path: Path2D | Pen, part: Float64Array, { left, top, scale }: View): void {
  let [lastX, lastY] = [(part[0] - left) * scale, (part[1] - top) * scale];
  path.moveTo(lastX, lastY);
  for (let i = 2; i < part.length; i += 2) {
    const x = (part[i] - left) * scale;
    const y = (part[i + 1] - top) * scale;
    const isLast = i + 2 >= part.length;
    if (!isLast && Math.abs(x - lastX) + Math.abs(y - lastY) < minStep) continue;
    path.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
}
