import { distance, headingOf, type Path } from '../plane/path.ts';

/** Sine of the angle up to which two streets count as parallel: 38°. */
const parallelSine = 0.62;

/** Positions and directions along lines, to keep parallel ones apart. */
export class SpacingIndex {
  readonly #cellMeters: number;
  readonly #sampleMeters: number;
  /** x, y, heading, x, y, heading, … of each cell. */
  readonly #cells = new Map<number, number[]>();

  constructor(cellMeters: number) {
    this.#cellMeters = cellMeters;
    this.#sampleMeters = Math.min(cellMeters / 3, 200);
  }

  #cell(x: number, y: number): readonly [number, number] {
    return [Math.floor(x / this.#cellMeters), Math.floor(y / this.#cellMeters)];
  }

  add(path: Path): void {
    let since = this.#sampleMeters;
    for (let i = 0; i + 1 < path.length; i++) {
      since += distance(path[i], path[i + 1]);
      if (since < this.#sampleMeters && i !== path.length - 2) continue;
      since = 0;
      const [x, y] = path[i];
      const [column, row] = this.#cell(x, y);
      const key = column * 8192 + row;
      const heading = headingOf(path[i], path[i + 1]);
      const known = this.#cells.get(key);
      if (known === undefined) this.#cells.set(key, [x, y, heading]);
      else known.push(x, y, heading);
    }
  }

  /** Whether a line runs within `radius` of the position in about the direction. */
  hasParallel(x: number, y: number, heading: number, radius: number): boolean {
    const reach = Math.ceil(radius / this.#cellMeters);
    const [column, row] = this.#cell(x, y);
    for (let i = column - reach; i <= column + reach; i++)
      for (let j = row - reach; j <= row + reach; j++) {
        const samples = this.#cells.get(i * 8192 + j);
        if (samples === undefined) continue;
        for (let k = 0; k < samples.length; k += 3) {
          const [dx, dy] = [samples[k] - x, samples[k + 1] - y];
          if (dx * dx + dy * dy >= radius * radius) continue;
          if (Math.abs(Math.sin(samples[k + 2] - heading)) < parallelSine) return true;
        }
      }
    return false;
  }
}
