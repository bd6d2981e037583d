import type { Map as MapLibreMap } from 'maplibre-gl';
import { parseViewText, viewText, type ViewText } from '../ui/address/view-text.ts';

/** The hash that this document wrote last: a map that starts later must not take another map's view for its own. */
let written: string | null = null;

/** The view that the address asks for: of a link that was opened or of a page that was loaded again. */
export function askedView(): ViewText | null {
  return location.hash === written ? null : parseViewText(location.hash);
}

/** Keeps the view of a map in the address, without a step in the history and without telling the router. */
export function writeView(map: MapLibreMap, hidden: readonly string[]): void {
  const { lng, lat } = map.getCenter();
  const hash = `#${viewText({ zoom: map.getZoom(), lat, lng, hidden })}`;
  History.prototype.replaceState.call(history, history.state, '', hash);
  written = location.hash;
}

/** Maps that stand where the address asked for, with what they were first moved to look at since. */
const restored = new WeakMap<MapLibreMap, { first: readonly number[] | null }>();

/** Goes to the view that the address asks for. */
export function restoreView(map: MapLibreMap, { zoom, lat, lng }: ViewText, mark: object): void {
  map.jumpTo({ center: [lng, lat], zoom }, mark);
  restored.set(map, { first: null });
}

export const isRestored = (map: MapLibreMap): boolean => restored.has(map);

/** Whether a map moves to a box: one that was restored stays where it is for the first box that its screen gives it. */
export function goesTo(map: MapLibreMap, box: readonly number[]): boolean {
  const stay = restored.get(map);
  if (stay === undefined) return true;
  stay.first ??= box;
  return stay.first.join() !== box.join();
}
