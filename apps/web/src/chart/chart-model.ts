import type { SeriesMeaning } from './series-meaning.ts';

/** What a chart shows, free of the drawing library. Missing values are null and drawn as gaps. */
export interface ChartModel {
  readonly title: string;
  /** The reading of the chart in one sentence. */
  readonly summary: string;
  readonly kind: 'bars' | 'curve';
  /** True where the bars of a category stand on each other. */
  readonly isStacked?: boolean;
  readonly categoryName: string;
  readonly categories: readonly string[];
  readonly valueName: string;
  readonly series: readonly ChartSeries[];
  /** Writes a value for axis, tooltip and table, with its unit. */
  readonly format: (value: number) => string;
  /** Greatest value of the axis where it is known, for example 1 for shares that build up to it. */
  readonly axisMax?: number;
  /** Categories from this index on are not measured: they stand on a shade, with its name in chart and table. */
  readonly shade?: { readonly from: number; readonly name: string };
  /** Of a curve: where its categories stand on an axis of values; without it they stand side by side. */
  readonly scale?: ChartScale;
}

export interface ChartScale {
  /** By category, ascending. */
  readonly positions: readonly number[];
  readonly format: (value: number) => string;
  /** Named lines across the axis. */
  readonly marks: readonly { readonly at: number; readonly name: string }[];
}

export interface ChartSeries {
  readonly name: string;
  /** Drawn in the colour and shape of its meaning; without one in the next colour of the palette. */
  readonly meaning?: SeriesMeaning;
  readonly values: readonly (number | null)[];
  /** Of a curve: one end of an interval, drawn thin and without marks behind the others. */
  readonly isIntervalEnd?: boolean;
}
