import type { KnownFigure } from './report-text.ts';

/** What calls about the effect of an order answer, as far as pages of reports use it. */

export interface ReportFigures {
  readonly impressions: KnownFigure;
  readonly taImpressions: KnownFigure;
  readonly reach: KnownFigure;
  readonly reachShare: KnownFigure;
  readonly frequency: KnownFigure;
  readonly grp: number | null;
  readonly cpmFen: number | null;
  readonly taCpmFen: number | null;
  readonly cprpFen: number | null;
}

export interface ReportComparison {
  readonly planned: ReportFigures;
  readonly plannedToDate: ReportFigures;
  readonly actual: ReportFigures;
  /** 校准区间 of the share reached; null of a part of the media. */
  readonly reachShareRange: Readonly<
    Record<'planned' | 'actual', Readonly<Record<'low' | 'high', number>> | null>
  >;
  readonly completionRate: number | null;
  readonly toDateRate: number | null;
}

export interface ReportBasis {
  readonly cityName: string;
  readonly reason: string | null;
  readonly basis: {
    readonly source: string;
    readonly period: string;
    readonly universe: string;
    readonly nature: string;
    readonly dataReleases: readonly { readonly releaseNo: string }[];
  } | null;
}

export interface ReportScope {
  readonly stage: 'before' | 'interim' | 'final';
  readonly asOf: string;
  readonly cities: readonly ReportBasis[];
}
