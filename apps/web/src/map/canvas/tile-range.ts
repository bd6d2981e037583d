import { pictureSide, type TileNumber, type TileSource } from '../tile-source.ts';
import type { View } from './view.ts';

const worldPixels = 512;

/** The zoom of a source's tiles that suits a view. */
export function tileZoomOf(source: TileSource, zoom: number): number {
  if (source.kind === 'archive') return Math.max(source.minZoom, Math.min(source.maxZoom, Math.floor(zoom)));
  const closer = Math.log2(worldPixels / pictureSide);
  return Math.max(1, Math.min(source.maxZoom, Math.round(zoom + closer)));
}

/** The tiles that a view shows, those in its middle first. */
export function tilesInView(
  source: TileSource,
  { zoom, box: [left, top, right, bottom] }: View,
): TileNumber[] {
  const z = tileZoomOf(source, zoom);
  const count = 2 ** z;
  const within = (value: number) => Math.max(0, Math.min(count - 1, Math.floor(value * count)));
  const tiles: TileNumber[] = [];
  for (let x = within(left); x <= within(right); x += 1)
    for (let y = within(top); y <= within(bottom); y += 1) tiles.push({ z, x, y });
  const away = ({ x, y }: TileNumber) =>
    Math.hypot((x + 0.5) / count - (left + right) / 2, (y + 0.5) / count - (top + bottom) / 2);
  return tiles.sort((a, b) => away(a) - away(b));
}
