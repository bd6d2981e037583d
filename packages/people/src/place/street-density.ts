/** How dense streets are around each node. */
import { walkingEffort } from '../trips/street-use.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

const cellMeters = 300;

/** Metres of street that can be walked within about 600 m of each node, 1 on average. */
export function streetDensity(graph: StreetGraph): Float64Array {
  const { x, y, nodeCount, from, to, streetClass, lengthMeters } = graph;
  const [west, south] = [x.reduce(min, Infinity), y.reduce(min, Infinity)];
  const columns = Math.ceil((x.reduce(max, -Infinity) - west) / cellMeters) + 1;
  const rows = Math.ceil((y.reduce(max, -Infinity) - south) / cellMeters) + 1;
  const cellOf = (node: number): number =>
    Math.floor((y[node] - south) / cellMeters) * columns + Math.floor((x[node] - west) / cellMeters);
  let meters = new Float64Array(columns * rows);
  for (let segment = 0; segment < lengthMeters.length; segment++) {
    if (walkingEffort[streetClass[segment]] === Infinity) continue;
    meters[cellOf(from[segment])] += lengthMeters[segment] / 2;
    meters[cellOf(to[segment])] += lengthMeters[segment] / 2;
  }
  for (let round = 0; round < 2; round++) meters = blurred(meters, columns, rows);
  const density = Float64Array.from({ length: nodeCount }, (_, node) => meters[cellOf(node)]);
  const mean = density.reduce((sum, value) => sum + value, 0) / nodeCount;
  return density.map((value) => value / mean);
}

const min = (a: number, b: number): number => Math.min(a, b);
const max = (a: number, b: number): number => Math.max(a, b);

/** The mean of each cell and the eight around it. */
function blurred(values: Float64Array, columns: number, rows: number): Float64Array<ArrayBuffer> {
  const blur = new Float64Array(values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let j = Math.max(0, row - 1); j <= Math.min(rows - 1, row + 1); j++) {
        for (let i = Math.max(0, column - 1); i <= Math.min(columns - 1, column + 1); i++)
          sum += values[j * columns + i];
      }
      blur[row * columns + column] = sum / 9;
    }
  }
  return blur;
}
