import type { TileNumber } from '../tile-source.ts';
import { valueOf } from '../style-expression.ts';
import { layerOfTile } from './layer-of-tile.ts';
import type { SceneLayer, SceneSource } from './scene.ts';
import type { ShownTile } from './tile-keeper.ts';
import type { Pen, View } from './view.ts';

/** Where a tile stands: left, top, right and bottom, pixels of the page. */
function frameOf({ z, x, y }: TileNumber, { left, top, scale }: View) {
  const side = 2 ** -z;
  return [
    (x * side - left) * scale,
    (y * side - top) * scale,
    ((x + 1) * side - left) * scale,
    ((y + 1) * side - top) * scale,
  ] as const;
}

/** Tiles meet at whole pixels of the device, so that there is neither gap nor overlap between them. */
export function withinTile(pen: Pen, tile: TileNumber, view: View, ratio: number, paint: () => void): void {
  const [left, top, right, bottom] = frameOf(tile, view).map((value) => Math.round(value * ratio) / ratio);
  pen.save();
  pen.beginPath();
  pen.rect(left, top, right - left, bottom - top);
  pen.clip();
  paint();
  pen.restore();
}

/** The features that a layer draws of a tile; undefined where there are none. */
export function featuresIn({ content }: ShownTile, layer: SceneLayer): SceneSource | undefined {
  const source = content instanceof ImageBitmap ? undefined : content.get(layer.sourceLayer ?? '');
  return source && layerOfTile(source, layer);
}

/** Pictures, in the brightness and saturation of the layer's style. */
export function paintPicture(pen: Pen, layer: SceneLayer, { content, of }: ShownTile, view: View): void {
  if (!(content instanceof ImageBitmap)) return;
  const [left, top, right, bottom] = frameOf(of, view);
  const scope = { zoom: view.zoom, properties: {}, state: {} };
  const number = (name: string, usual: number) => Number(valueOf(layer.paint?.[name] ?? usual, scope));
  pen.filter = `brightness(${number('raster-brightness-max', 1)}) saturate(${1 + number('raster-saturation', 0)})`;
  pen.drawImage(content, left, top, right - left, bottom - top);
  pen.filter = 'none';
}
