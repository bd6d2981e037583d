import type { ReportComparison } from './report-facts.ts';
import type { ReportBlock } from './report-page.ts';
import type { KnownFigure } from './report-text.ts';

/** What the calls of a board answer, as far as its cards use it. */
export interface BoardFacts {
  /** 口径 of all figures. */
  readonly source: string;
  readonly entirety: {
    readonly comparison: ReportComparison;
    readonly days: readonly {
      readonly date: string;
      readonly planned: number;
      readonly actual: number | null;
    }[];
    readonly weeks: readonly {
      readonly week: number;
      readonly isAfter: boolean;
      readonly plannedShare: number;
      readonly actualShare: number | null;
    }[];
  };
  readonly reachAtLeast: readonly {
    readonly k: number;
    readonly plannedShare: number;
    readonly actualShare: number | null;
  }[];
  readonly behaviour: {
    readonly classes: readonly {
      readonly from: number;
      readonly to: number | null;
      readonly share: number;
    }[];
    readonly outcomes: readonly {
      readonly kind: 'visit' | 'search';
      readonly cityName: string | null;
      readonly reason: string;
      readonly uplift: KnownFigure;
    }[];
  };
  readonly cube: {
    readonly cells: readonly BoardCell[];
    readonly margins: readonly {
      readonly of: 'all' | 'city' | 'medium';
      readonly cityCode: string | null;
      readonly name: string;
      readonly plannedReach: KnownFigure;
      readonly actualReach: KnownFigure;
      readonly plannedReachShare: KnownFigure;
      readonly actualReachShare: KnownFigure;
    }[];
  };
  readonly loss: {
    readonly total: {
      readonly plannedImpressions: number | null;
      readonly actualImpressions: number | null;
      readonly merged: number;
      readonly causes: readonly {
        readonly cause: string;
        readonly unitDays: number;
        readonly impressions: number | null;
      }[];
    };
  };
}

export interface BoardCell {
  readonly cityCode: string;
  readonly cityName: string;
  readonly mediumId: number | null;
  readonly mediumName: string;
  readonly week: number | null;
  readonly plannedImpressions: number | null;
  readonly actualImpressions: number | null;
  readonly netFen: number;
  readonly unitDays: number;
  readonly actualUnitDays: number;
}

/** A card of a board: its reading, and the parts that show it; a reason where there are no figures. */
export interface BoardCard {
  readonly card: string;
  readonly name: string;
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
  readonly reason: string | null;
}
