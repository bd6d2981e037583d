import type { PlaceEntry } from '@ooh/contract/domain/place-set';

/** A drawn ring as a place of a set; it stands at the middle of its corners. */
export function drawnPlace(name: string, ring: readonly (readonly [number, number])[]): PlaceEntry {
  const mean = (of: (corner: readonly [number, number]) => number) =>
    ring.reduce((sum, corner) => sum + of(corner), 0) / ring.length;
  return {
    name,
    lng: mean(([lng]) => lng),
    lat: mean(([, lat]) => lat),
    ring: ring.map(([lng, lat]): [number, number] => [lng, lat]),
  };
}
