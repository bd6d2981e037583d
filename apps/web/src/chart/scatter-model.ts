/** One axis of a scatter. */
export interface ScatterAxis {
  readonly name: string;
  /** Where the axis parts the chart into quadrants. */
  readonly split: number;
  readonly format: (value: number) => string;
}

export interface ScatterPoint {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isMarked: boolean;
}

/** Points on two axes in four quadrants, free of the drawing library. */
export interface ScatterModel {
  readonly title: string;
  /** The reading of the chart in one sentence. */
  readonly summary: string;
  readonly kind: 'scatter';
  /** What a point is: 商圈. */
  readonly pointName: string;
  readonly x: ScatterAxis;
  readonly y: ScatterAxis;
  /** Names of the quadrants: right above, left above, left below, right below. */
  readonly quadrants: readonly [string, string, string, string];
  readonly points: readonly ScatterPoint[];
}

/** Position of a point's quadrant in the names; a point on a split counts to the right and above. */
export function quadrantOf({ x, y }: Pick<ScatterModel, 'x' | 'y'>, point: Pick<ScatterPoint, 'x' | 'y'>) {
  const isRight = point.x >= x.split;
  const isAbove = point.y >= y.split;
  return isAbove ? (isRight ? 0 : 1) : isRight ? 3 : 2;
}
