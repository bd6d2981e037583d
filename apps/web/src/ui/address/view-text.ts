/** Where a map stands, as the hash of an address keeps it: `10.53/22.5431/114.0579`, then layers that are off. */
export interface ViewText {
  readonly zoom: number;
  readonly lat: number;
  readonly lng: number;
  /** Ids of the layers that are switched off. */
  readonly hidden: readonly string[];
}

const shape =
  /^#?(\d{1,2}(?:\.\d{1,2})?)\/(-?\d{1,2}(?:\.\d{1,5})?)\/(-?\d{1,3}(?:\.\d{1,5})?)(?:\/-([\w,-]{1,200}))?$/;
const farthest = { zoom: 22, lat: 85, lng: 180 };

export function viewText({ zoom, lat, lng, hidden }: ViewText): string {
  const off = hidden.length === 0 ? '' : `/-${hidden.join(',')}`;
  return `${Number(zoom.toFixed(2))}/${Number(lat.toFixed(5))}/${Number(lng.toFixed(5))}${off}`;
}

/** The view of a hash; null where it holds none. */
export function parseViewText(hash: string): ViewText | null {
  const found = shape.exec(hash);
  if (found === null) return null;
  const [zoom, lat, lng] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (zoom > farthest.zoom || Math.abs(lat) > farthest.lat || Math.abs(lng) > farthest.lng) return null;
  return { zoom, lat, lng, hidden: found[4]?.split(',').filter(Boolean) ?? [] };
}
