import type { LngLat } from './map-data.ts';

/** The place that lies nearest, within a slack in degrees; of equally near ones the first. */
export function placeAt(
  places: readonly { readonly id: string; readonly at: LngLat }[],
  [lng, lat]: LngLat,
  slack: number,
): string | null {
  let [best, least] = [null as string | null, slack];
  for (const { id, at } of places) {
    const away = Math.hypot(at[0] - lng, at[1] - lat);
    if (away > least || (away === least && best !== null)) continue;
    [best, least] = [id, away];
  }
  return best;
}
