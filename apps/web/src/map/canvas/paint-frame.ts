import type { Camera, ViewSize } from './camera.ts';
import { paintHeat } from './paint-heat.ts';
import { paintNames, type Room, type TakenRoom } from './paint-names.ts';
import { paintAreas, paintDots, paintLines } from './paint-shapes.ts';
import { featuresIn, paintPicture, withinTile } from './paint-tiles.ts';
import { isVisible, type Scene, type SceneLayer, type SceneSource } from './scene.ts';
import type { ShownTile } from './tile-keeper.ts';
import { viewOf, type Pen, type View } from './view.ts';

export interface FrameOrder {
  readonly camera: Camera;
  /** Of the page, with the margin around what is seen. */
  readonly size: ViewSize;
  /** Pixels of the device to one of the page. */
  readonly ratio: number;
  /** Font families for names, as in CSS. */
  readonly fonts: string;
  /** What lies over the map: no name is written under it. */
  readonly covers: readonly Room[];
}

/** The tiles of a source that a view shows. */
export type TilesOf = (source: string, view: View) => readonly ShownTile[];

function paintShapes(pen: Pen, layer: SceneLayer, source: SceneSource, view: View, ratio: number): void {
  if (layer.type === 'fill') paintAreas(pen, layer, source, view);
  else if (layer.type === 'line') paintLines(pen, layer, source, view);
  else if (layer.type === 'circle') paintDots(pen, layer, source, view, ratio);
  else if (layer.type === 'heatmap') paintHeat(pen, layer, source, view);
}

/** What a tile holds for a layer is what its filter lets through. */
const unfiltered = (layer: SceneLayer): SceneLayer => ({ ...layer, filter: undefined });

function paintTile(pen: Pen, layer: SceneLayer, tile: ShownTile, view: View, ratio: number): void {
  const features = featuresIn(tile, layer);
  if (layer.type !== 'raster' && features === undefined) return;
  withinTile(pen, tile.place, view, ratio, () => {
    if (features === undefined) paintPicture(pen, layer, tile, view);
    else paintShapes(pen, unfiltered(layer), features, view, ratio);
  });
}

/** Paints a scene: the shapes from below to above, then the names, those of higher layers first. */
export function paintFrame(
  pen: Pen,
  scene: Scene,
  { camera, size, ratio, fonts, covers }: FrameOrder,
  tilesOf: TilesOf,
): void {
  const view = viewOf(camera, size);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.globalAlpha = 1;
  pen.clearRect(0, 0, size.width, size.height);
  pen.fillStyle = scene.background;
  pen.fillRect(0, 0, size.width, size.height);
  const tiles = new Map([...scene.tiles.keys()].map((id) => [id, tilesOf(id, view)]));
  const shown = scene.layers.filter((layer) => isVisible(layer) && (layer.minzoom ?? 0) <= view.zoom);
  for (const layer of shown) {
    const source = scene.sources.get(layer.source);
    if (source !== undefined) paintShapes(pen, layer, source, view, ratio);
    for (const tile of tiles.get(layer.source) ?? []) paintTile(pen, layer, tile, view, ratio);
  }
  const taken: TakenRoom = [...covers];
  for (const layer of shown.toReversed()) {
    if (layer.type !== 'symbol') continue;
    const source = scene.sources.get(layer.source);
    if (source !== undefined) paintNames(pen, layer, source, view, fonts, taken);
    for (const tile of tiles.get(layer.source) ?? []) {
      const features = featuresIn(tile, layer);
      if (features !== undefined) paintNames(pen, unfiltered(layer), features, view, fonts, taken);
    }
  }
}
