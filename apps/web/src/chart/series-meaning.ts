import type { ThemeColours } from '../ui/theme/tokens.ts';

/** What a series means, drawn alike in every chart and table: promised, or modelled from posting records. */
export type SeriesMeaning = 'plan' | 'as-run';

interface MeaningStyle {
  readonly colour: keyof ThemeColours;
  /** Frames with a light fill stand for what is promised, solid bars for what ran. */
  readonly isFramed: boolean;
  readonly lineWidth: number;
  readonly marker: 'diamond' | 'circle';
}

/** Meaning is doubled by shape, for grey print and colour-blind readers. */
export const meaningStyles: Readonly<Record<SeriesMeaning, MeaningStyle>> = {
  plan: { colour: 'plan', isFramed: true, lineWidth: 1.5, marker: 'diamond' },
  'as-run': { colour: 'asRun', isFramed: false, lineWidth: 3, marker: 'circle' },
};
