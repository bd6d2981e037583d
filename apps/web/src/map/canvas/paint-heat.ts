import { certain } from '@ooh/contract/core/certain';
import { drawnFeatures } from './paint-shapes.ts';
import { styleOf, type SceneLayer, type SceneSource } from './scene.ts';
import type { Pen, View } from './view.ts';
import { worldFeature } from './world-features.ts';

/** A cell of the density's grid is so much of the radius, and no less than `minCell` pixels. */
const cellPart = 1 / 8;
const minCell = 2;
/** Height of the normal curve; the radius is three of its standard deviations, as in MapLibre. */
const curveHeight = 1 / Math.sqrt(2 * Math.PI);

interface Density {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly values: Float32Array;
}

function addSpot(density: Density, x: number, y: number, weight: number, radius: number): void {
  const { columns, rows, cell, values } = density;
  const [fromRow, toRow] = [
    Math.max(0, Math.floor((y - radius) / cell)),
    Math.min(rows - 1, Math.floor((y + radius) / cell)),
  ];
  const from = Math.max(0, Math.floor((x - radius) / cell));
  const to = Math.min(columns - 1, Math.floor((x + radius) / cell));
  for (let row = fromRow; row <= toRow; row += 1)
    for (let column = from; column <= to; column += 1) {
      const right = ((column + 0.5) * cell - x) / radius;
      const down = ((row + 0.5) * cell - y) / radius;
      const away = right * right + down * down;
      if (away < 1) values[row * columns + column] += weight * curveHeight * Math.exp(-4.5 * away);
    }
}

const paletteSteps = 256;

/** Red, green, blue and opacity of 256 steps of density 0–1. */
function paletteOf(colour: unknown): Uint8ClampedArray {
  const stops = Array.isArray(colour) ? (colour.slice(3) as (number | string)[]) : [];
  const strip = new OffscreenCanvas(paletteSteps, 1);
  const pen = certain(strip.getContext('2d'), 'drawing context of a canvas');
  const gradient = pen.createLinearGradient(0, 0, paletteSteps, 0);
  for (let i = 0; i + 1 < stops.length; i += 2) gradient.addColorStop(Number(stops[i]), String(stops[i + 1]));
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, paletteSteps, 1);
  return pen.getImageData(0, 0, paletteSteps, 1).data;
}

/** Values spread around their places by a normal curve, summed and coloured. */
export function paintHeat(pen: Pen, layer: SceneLayer, source: SceneSource, view: View): void {
  const whole = styleOf(
    layer,
    source,
    view.zoom,
  )(worldFeature({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [] } }));
  const radius = whole.number('heatmap-radius', 30);
  const intensity = whole.number('heatmap-intensity', 1);
  const cell = Math.max(minCell, radius * cellPart);
  const [columns, rows] = [Math.ceil(view.width / cell), Math.ceil(view.height / cell)];
  const density: Density = { columns, rows, cell, values: new Float32Array(columns * rows) };
  for (const [{ parts }, read] of drawnFeatures(layer, source, view, radius)) {
    const weight = read.number('heatmap-weight', 1) * intensity;
    for (const part of parts) {
      const x = (part[0] - view.left) * view.scale;
      const y = (part[1] - view.top) * view.scale;
      addSpot(density, x, y, weight, radius);
    }
  }
  const palette = paletteOf(layer.paint?.['heatmap-color']);
  const image = new ImageData(columns, rows);
  for (const [i, value] of density.values.entries()) {
    const step = 4 * Math.min(paletteSteps - 1, Math.floor(value * paletteSteps));
    image.data.set(palette.subarray(step, step + 4), 4 * i);
  }
  const small = new OffscreenCanvas(columns, rows);
  certain(small.getContext('2d'), 'drawing context of a canvas').putImageData(image, 0, 0);
  pen.globalAlpha = whole.number('heatmap-opacity', 1);
  pen.imageSmoothingEnabled = true;
  pen.drawImage(small, 0, 0, columns * cell, rows * cell);
}
