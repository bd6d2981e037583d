import type { KnownFigure } from './report-text.ts';

/** What calls of combinations answer, as far as pages of a deck use it. Money is fen, shares 0..1. */

export interface MixLot {
  readonly cityName: string;
  readonly mediumName: string;
  readonly formName: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  readonly amounts: { readonly netFen: number };
}

export interface MixMedium {
  readonly mediumId: number;
  readonly mediumName: string;
  readonly cityCode: string;
  readonly unit: string;
  readonly quantity: number;
  readonly netFen: number;
  readonly aloneShare: KnownFigure;
  readonly addedShare: KnownFigure;
  readonly taCpmFen: number | null;
}

export interface DeckMix {
  /** 效果最高, or the name under which it is kept. */
  readonly name: string;
  readonly lots: readonly MixLot[];
  /** Proved: no combination within the budget reaches more; null where nothing is proved. */
  readonly boundShare: number | null;
  readonly gap: number | null;
  readonly evaluation: {
    readonly amounts: { readonly netFen: number; readonly totalFen: number };
    readonly reachShare: KnownFigure;
    readonly reach: KnownFigure;
    readonly frequency: KnownFigure;
    readonly taCpmFen: number | null;
    readonly reachAtLeast: readonly { readonly k: number; readonly share: number }[];
    readonly weeks: readonly { readonly week: number; readonly share: number }[];
    readonly media: readonly MixMedium[];
    readonly cities: readonly {
      readonly cityCode: string;
      readonly cityName: string;
      readonly reason: string | null;
      readonly netFen: number;
      readonly taUniverse: KnownFigure;
      readonly reach: KnownFigure;
      readonly reachShare: KnownFigure;
    }[];
  };
}

export interface CombinationFacts {
  readonly title: string;
  readonly goalName: string;
  readonly audienceSentence: string;
  readonly cityNames: readonly string[];
  readonly startDate: string;
  readonly weeks: number;
  readonly budgetFen: number;
  /** Contacts from which on a person counts. */
  readonly k: number;
  /** The recommended one first. */
  readonly mixes: readonly [DeckMix, ...DeckMix[]];
  /** Empty for a kept combination. */
  readonly frontier: readonly {
    readonly budgetFen: number;
    readonly share: number | null;
    readonly boundShare: number | null;
  }[];
  /** What the proof says nothing of. */
  readonly notProved: readonly string[];
  readonly isDemo: boolean;
}
