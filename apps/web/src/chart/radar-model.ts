/** A few things on axes of their own, each drawn as its part of the greatest; free of the drawing library. */
export interface RadarModel {
  readonly title: string;
  /** The reading of the chart in one sentence. */
  readonly summary: string;
  readonly kind: 'radar';
  readonly axes: readonly RadarAxis[];
  /** One value an axis. An axis of which a value is not known has no place here: a point at the middle would be a zero. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

export interface RadarAxis {
  readonly name: string;
  /** The value at the end of the axis. */
  readonly greatest: number;
  readonly format: (value: number) => string;
}
