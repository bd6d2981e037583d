import type { LngLat, LngLatBox } from '../map-data.ts';

/** Width of the world at zoom 0 in pixels, as MapLibre counts zoom. */
const worldPixels = 512;
/** Beyond it the square world of the web Mercator projection ends, degrees. */
const greatestLat = 85.051129;

/** A position on the square world of the web Mercator projection, 0–1 from west to east and from north to south. */
export type WorldPoint = readonly [x: number, y: number];

/** What stands in the middle of a view, and how large. */
export interface Camera {
  readonly middle: WorldPoint;
  readonly zoom: number;
}

/** Size of a view in pixels of the page. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export interface Padding {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

export interface ZoomLimits {
  readonly min: number;
  readonly max: number;
}

/** Pixels from edge to edge of the world. */
export const scaleAt = (zoom: number): number => worldPixels * 2 ** zoom;

/** Web Mercator, EPSG:3857, on a world of side 1. */
export function worldOf([lng, lat]: LngLat): WorldPoint {
  const bounded = Math.max(-greatestLat, Math.min(greatestLat, lat));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

export function placeOf([x, y]: WorldPoint): { readonly lng: number; readonly lat: number } {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { lng: (x - 0.5) * 360, lat };
}

export function pixelOf(
  { middle, zoom }: Camera,
  { width, height }: ViewSize,
  [x, y]: WorldPoint,
): WorldPoint {
  const scale = scaleAt(zoom);
  return [width / 2 + (x - middle[0]) * scale, height / 2 + (y - middle[1]) * scale];
}

export function worldAt(
  { middle, zoom }: Camera,
  { width, height }: ViewSize,
  [x, y]: WorldPoint,
): WorldPoint {
  const scale = scaleAt(zoom);
  return [middle[0] + (x - width / 2) / scale, middle[1] + (y - height / 2) / scale];
}

/** The middle kept on the world. */
export const cameraOf = ([x, y]: WorldPoint, zoom: number): Camera => ({
  middle: [Math.max(0, Math.min(1, x)), Math.max(0, Math.min(1, y))],
  zoom,
});

export const pannedBy = ({ middle, zoom }: Camera, right: number, down: number): Camera =>
  cameraOf([middle[0] + right / scaleAt(zoom), middle[1] + down / scaleAt(zoom)], zoom);

/** Another zoom within the limits; what is under the pixel stays there. */
export function zoomedAround(
  camera: Camera,
  size: ViewSize,
  pixel: WorldPoint,
  zoom: number,
  limits: ZoomLimits,
): Camera {
  const bounded = Math.max(limits.min, Math.min(limits.max, zoom));
  const [x, y] = worldAt(camera, size, pixel);
  const scale = scaleAt(bounded);
  return cameraOf(
    [x - (pixel[0] - size.width / 2) / scale, y - (pixel[1] - size.height / 2) / scale],
    bounded,
  );
}

/** The closest camera that shows the whole of a box inside the padding. */
export function cameraFor(
  [west, south, east, north]: LngLatBox,
  { width, height }: ViewSize,
  { top = 0, right = 0, bottom = 0, left = 0 }: Padding,
  limits: ZoomLimits,
): Camera {
  const [x1, y1] = worldOf([west, north]);
  const [x2, y2] = worldOf([east, south]);
  const across = Math.max(1, width - left - right) / Math.max(x2 - x1, Number.EPSILON);
  const down = Math.max(1, height - top - bottom) / Math.max(y2 - y1, Number.EPSILON);
  const zoom = Math.max(limits.min, Math.min(limits.max, Math.log2(Math.min(across, down) / worldPixels)));
  const scale = scaleAt(zoom);
  return cameraOf(
    [(x1 + x2) / 2 + (right - left) / 2 / scale, (y1 + y2) / 2 + (bottom - top) / 2 / scale],
    zoom,
  );
}

/** Between two cameras, `part` 0–1 of the way. */
export function cameraBetween(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    middle: [mix(from.middle[0], to.middle[0]), mix(from.middle[1], to.middle[1])],
    zoom: mix(from.zoom, to.zoom),
  };
}
