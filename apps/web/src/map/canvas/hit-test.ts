import { boxesMeet, isVisible, styleOf, type SceneLayer, type SceneSource } from './scene.ts';
import type { View } from './view.ts';
import type { WorldFeature } from './world-features.ts';

/** Widest line and largest dot that are looked for, pixels from their middle. */
const widestPixels = 40;

function awayFromSegment(x: number, y: number, part: Float64Array, i: number): number {
  const [x1, y1, x2, y2] = [part[i], part[i + 1], part[i + 2], part[i + 3]];
  const [across, down] = [x2 - x1, y2 - y1];
  const length = across * across + down * down;
  const on = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * across + (y - y1) * down) / length));
  return Math.hypot(x - x1 - on * across, y - y1 - on * down);
}

/** From a position on the world to the nearest of a feature's lines, on the world. */
function awayFromLines(x: number, y: number, { parts }: WorldFeature): number {
  let least = Infinity;
  for (const part of parts)
    for (let i = 0; i + 3 < part.length; i += 2) least = Math.min(least, awayFromSegment(x, y, part, i));
  return least;
}

const awayFromPoints = (x: number, y: number, { parts }: WorldFeature): number =>
  Math.min(...parts.map((part) => Math.hypot(x - part[0], y - part[1])));

/** By the even–odd rule, holes being outside. */
function isInside(x: number, y: number, { parts }: WorldFeature): boolean {
  let inside = false;
  for (const ring of parts)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [x1, y1, x2, y2] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}

/** Features of a layer within `slack` pixels of a position on the world, the last drawn first. */
export function hitsOf(
  layer: SceneLayer,
  source: SceneSource,
  view: View,
  [x, y]: readonly [number, number],
  slack: number,
): WorldFeature[] {
  if (!isVisible(layer)) return [];
  const style = styleOf(layer, source, view.zoom);
  const room = (widestPixels + slack) / view.scale;
  const hits: WorldFeature[] = [];
  for (const feature of source.features.values()) {
    if (!boxesMeet(feature.box, [x, y, x, y], room)) continue;
    const read = style(feature);
    if (!read.isDrawn) continue;
    const within = (pixels: number) => (pixels + slack) / view.scale;
    const isHit =
      (layer.type === 'circle' &&
        awayFromPoints(x, y, feature) <=
          within(read.number('circle-radius', 5) + read.number('circle-stroke-width', 0))) ||
      (layer.type === 'line' && awayFromLines(x, y, feature) <= within(read.number('line-width', 1) / 2)) ||
      (layer.type === 'fill' && isInside(x, y, feature));
    if (isHit) hits.push(feature);
  }
  return hits.toReversed();
}
