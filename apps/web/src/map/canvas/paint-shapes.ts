import { certain } from '@ooh/contract/core/certain';
import { boxesMeet, styleOf, type SceneLayer, type SceneSource, type StyleReader } from './scene.ts';
import { trace, type Pen, type View } from './view.ts';
import type { WorldFeature } from './world-features.ts';

/** Each feature that is drawn and may be seen, with its style. */
export function* drawnFeatures(
  layer: SceneLayer,
  source: SceneSource,
  view: View,
  roomPixels: number,
): Generator<[WorldFeature, StyleReader]> {
  const style = styleOf(layer, source, view.zoom);
  for (const feature of source.features.values()) {
    if (!boxesMeet(feature.box, view.box, roomPixels / view.scale)) continue;
    const reader = style(feature);
    if (reader.isDrawn) yield [feature, reader];
  }
}

interface Ground {
  readonly colour: string;
  readonly opacity: number;
  readonly path: Path2D;
}

/**
 * Areas. Those of one colour and one ring are filled in one go, which leaves no seam between neighbours; areas with
 * holes or several parts by themselves, unless their rings are wound.
 */
export function paintAreas(pen: Pen, layer: SceneLayer, source: SceneSource, view: View): void {
  const grounds = new Map<string, Ground>();
  const fill = ({ colour, opacity, path }: Ground, rule: CanvasFillRule) => {
    pen.globalAlpha = opacity;
    pen.fillStyle = colour;
    pen.fill(path, rule);
  };
  for (const [{ parts }, read] of drawnFeatures(layer, source, view, 0)) {
    const colour = read.text('fill-color', '#000000');
    const opacity = read.number('fill-opacity', 1);
    if (opacity <= 0) continue;
    if (parts.length > 1 && !source.isWound) {
      const path = new Path2D();
      for (const ring of parts) trace(path, ring, view);
      fill({ colour, opacity, path }, 'evenodd');
      continue;
    }
    const key = `${colour} ${opacity}`;
    const ground = grounds.get(key) ?? { colour, opacity, path: new Path2D() };
    grounds.set(key, ground);
    for (const part of parts) trace(ground.path, part, view);
  }
  for (const ground of grounds.values()) fill(ground, 'nonzero');
}

/** Lines and the edges of areas. */
export function paintLines(pen: Pen, layer: SceneLayer, source: SceneSource, view: View): void {
  const { layout = {}, paint = {} } = layer;
  pen.lineCap = (layout['line-cap'] as CanvasLineCap | undefined) ?? 'butt';
  pen.lineJoin = (layout['line-join'] as CanvasLineJoin | undefined) ?? 'miter';
  const dashes = (paint['line-dasharray'] as readonly number[] | undefined) ?? [];
  for (const [{ parts }, read] of drawnFeatures(layer, source, view, 20)) {
    const width = read.number('line-width', 1);
    const opacity = read.number('line-opacity', 1);
    if (width <= 0 || opacity <= 0) continue;
    pen.globalAlpha = opacity;
    pen.strokeStyle = read.text('line-color', '#000000');
    pen.lineWidth = width;
    pen.setLineDash(dashes.map((length) => length * width));
    pen.beginPath();
    for (const part of parts) trace(pen, part, view);
    pen.stroke();
  }
  pen.setLineDash([]);
}

interface Dot {
  readonly radius: number;
  readonly fill: string;
  readonly fillOpacity: number;
  readonly stroke: string;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
}

/** One dot, to be set down many times. */
function dotImage(dot: Dot, ratio: number): OffscreenCanvas {
  const half = Math.ceil(dot.radius + dot.strokeWidth + 1);
  const image = new OffscreenCanvas(2 * half * ratio, 2 * half * ratio);
  const pen = certain(image.getContext('2d'), 'drawing context of a canvas');
  pen.scale(ratio, ratio);
  pen.beginPath();
  pen.arc(half, half, dot.radius, 0, 2 * Math.PI);
  pen.globalAlpha = dot.fillOpacity;
  pen.fillStyle = dot.fill;
  pen.fill();
  if (dot.strokeWidth <= 0) return image;
  pen.beginPath();
  // The stroke lies outside of the radius.
  pen.arc(half, half, dot.radius + dot.strokeWidth / 2, 0, 2 * Math.PI);
  pen.globalAlpha = dot.strokeOpacity;
  pen.strokeStyle = dot.stroke;
  pen.lineWidth = dot.strokeWidth;
  pen.stroke();
  return image;
}

/** Points as dots. */
export function paintDots(pen: Pen, layer: SceneLayer, source: SceneSource, view: View, ratio: number): void {
  const images = new Map<string, OffscreenCanvas>();
  pen.globalAlpha = 1;
  for (const [{ parts }, read] of drawnFeatures(layer, source, view, 40)) {
    const opacity = read.number('circle-opacity', 1);
    const dot: Dot = {
      radius: read.number('circle-radius', 5),
      fill: read.text('circle-color', '#000000'),
      fillOpacity: opacity,
      stroke: read.text('circle-stroke-color', '#000000'),
      strokeOpacity: read.number('circle-stroke-opacity', 1),
      strokeWidth: read.number('circle-stroke-width', 0),
    };
    const key = Object.values(dot).join(' ');
    const image = images.get(key) ?? dotImage(dot, ratio);
    images.set(key, image);
    const side = image.width / ratio;
    for (const part of parts) {
      const x = (part[0] - view.left) * view.scale - side / 2;
      const y = (part[1] - view.top) * view.scale - side / 2;
      pen.drawImage(image, x, y, side, side);
    }
  }
}
