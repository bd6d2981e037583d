/** Things placed by two values and drawn as large as a third, free of the drawing library. */
export interface BubbleModel {
  readonly title: string;
  /** The reading of the chart in one sentence. */
  readonly summary: string;
  readonly kind: 'bubble';
  /** What one bubble is, for example 城市. */
  readonly pointName: string;
  readonly x: BubbleAxis;
  readonly y: BubbleAxis;
  readonly size: BubbleAxis;
  readonly points: readonly BubblePoint[];
}

export interface BubbleAxis {
  /** With its unit where the format does not write it. */
  readonly name: string;
  readonly format: (value: number) => string;
}

export interface BubblePoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Null where it is not known: drawn as a small ring. */
  readonly size: number | null;
  /** True where the point is highlighted. */
  readonly isMarked: boolean;
}
