import type { LngLat } from '../../map/map-data.ts';

/** About a metre. */
const digits = 5;
/** What a call accepts. */
const maxCorners = 200;

/** A drawn ring as text for an address: lng,lat pairs with a tilde between them. */
export function ringText(ring: readonly LngLat[]): string {
  const step = Math.ceil(ring.length / maxCorners);
  return ring
    .filter((_, at) => at % step === 0)
    .map(([lng, lat]) => `${lng.toFixed(digits)},${lat.toFixed(digits)}`)
    .join('~');
}

/** The ring of such a text; nothing where it is not one. */
export function ringFromText(text: string | undefined): [number, number][] | undefined {
  if (text === undefined) return undefined;
  const corners = text.split('~').map((corner) => corner.split(',').map(Number));
  const isSound = corners.every(
    ([lng, lat, ...rest]) => rest.length === 0 && Math.abs(lng ?? NaN) <= 180 && Math.abs(lat ?? NaN) <= 90,
  );
  if (!isSound || corners.length < 3 || corners.length > maxCorners) return undefined;
  return corners as [number, number][];
}
