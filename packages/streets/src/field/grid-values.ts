/** Numbers at the corners of a square grid around the origin, read in between. */
export interface GridValues {
  readonly values: Float32Array;
  /** Corners from edge to edge. */
  readonly width: number;
  /** Between the four corners around a position; 0 outside. */
  at(x: number, y: number): number;
}

export const gridStepMeters = 240;

/** Coordinate of a column or row of corners. */
export const cornerAt = (halfSideMeters: number, column: number): number =>
  column * gridStepMeters - halfSideMeters;

export function gridValues(halfSideMeters: number): GridValues {
  const width = Math.ceil((2 * halfSideMeters) / gridStepMeters) + 1;
  const values = new Float32Array(width * width);
  return {
    values,
    width,
    at(x, y) {
      const [u, v] = [(x + halfSideMeters) / gridStepMeters, (y + halfSideMeters) / gridStepMeters];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      if (i < 0 || j < 0 || i >= width - 1 || j >= width - 1) return 0;
      const [a, b, k] = [u - i, v - j, j * width + i];
      const south = values[k] * (1 - a) + values[k + 1] * a;
      const north = values[k + width] * (1 - a) + values[k + width + 1] * a;
      return south * (1 - b) + north * b;
    },
  };
}
