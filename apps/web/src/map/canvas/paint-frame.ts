import type { Camera, ViewSize } from './camera.ts';
import { paintHeat } from './paint-heat.ts';
import { paintNames, type Room, type TakenRoom } from './paint-names.ts';
import { paintAreas, paintDots, paintLines } from './paint-shapes.ts';
import { isVisible, type Scene, type SceneLayer } from './scene.ts';
import { viewOf, type Pen } from './view.ts';

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

/** Paints a scene: the shapes from below to above, then the names, those of higher layers first. */
export function paintFrame(pen: Pen, scene: Scene, { camera, size, ratio, fonts, covers }: FrameOrder): void {
  const view = viewOf(camera, size);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.globalAlpha = 1;
  pen.clearRect(0, 0, size.width, size.height);
  pen.fillStyle = scene.background;
  pen.fillRect(0, 0, size.width, size.height);
  const isDrawn = (layer: SceneLayer) => isVisible(layer) && (layer.minzoom ?? 0) <= view.zoom;
  const shown = scene.layers.filter(isDrawn).flatMap((layer) => {
    const source = scene.sources.get(layer.source);
    return source === undefined || source.features.size === 0 ? [] : [{ layer, source }];
  });
  for (const { layer, source } of shown) {
    if (layer.type === 'fill') paintAreas(pen, layer, source, view);
    else if (layer.type === 'line') paintLines(pen, layer, source, view);
    else if (layer.type === 'circle') paintDots(pen, layer, source, view, ratio);
    else if (layer.type === 'heatmap') paintHeat(pen, layer, source, view);
  }
  const taken: TakenRoom = [...covers];
  for (const { layer, source } of shown.toReversed())
    if (layer.type === 'symbol') paintNames(pen, layer, source, view, fonts, taken);
}
