import type { ThemeColours } from '../ui/theme/tokens.ts';

/**
 * What a series means, drawn alike in every chart and table: promised, modelled from posting records, modelled ahead, set
 * beside others, or a limit or an aim.
 */
export type SeriesMeaning = 'plan' | 'as-run' | 'forecast' | 'reference' | 'target';

export interface MeaningStyle {
  readonly colour: keyof ThemeColours;
  /** Solid bars stand for what ran, frames with a light fill for what did not: hatched, dashed or plain. */
  readonly bar: 'solid' | 'hatched' | 'dashed' | 'frame';
  readonly lineWidth: number;
  readonly dash: 'solid' | readonly [number, number];
  readonly marker: 'diamond' | 'circle' | 'emptyCircle' | 'none';
}

/** Meaning is doubled by shape, for grey print and colour-blind readers. */
export const meaningStyles: Readonly<Record<SeriesMeaning, MeaningStyle>> = {
  plan: { colour: 'plan', bar: 'hatched', lineWidth: 1.5, dash: 'solid', marker: 'diamond' },
  'as-run': { colour: 'asRun', bar: 'solid', lineWidth: 3, dash: 'solid', marker: 'circle' },
  forecast: { colour: 'forecast', bar: 'dashed', lineWidth: 2, dash: [5, 4], marker: 'emptyCircle' },
  reference: { colour: 'reference', bar: 'frame', lineWidth: 1.5, dash: [2, 3], marker: 'diamond' },
  target: { colour: 'target', bar: 'frame', lineWidth: 1, dash: 'solid', marker: 'none' },
};
