import type { ReportComparison, ReportScope } from './report-facts.ts';
import type { KnownFigure } from './report-text.ts';

/** client: for the advertiser. internal: for agency and platform, with the market and what could be done next. */
export type ClosingVersion = 'client' | 'internal';

export interface PostedCounts {
  readonly plannedUnits: number;
  readonly dueUnits: number;
  readonly postedUnits: number;
  readonly onTimeUnits: number;
  readonly byState: Readonly<Record<string, number>>;
  readonly postingRate: number | null;
  readonly onTimeRate: number | null;
}

export interface GoalLine {
  readonly metric: 'reachShare' | 'frequency' | 'impressions' | 'cpmFen';
  readonly target: number | null;
  readonly planned: number | null;
  readonly actual: number | null;
  readonly grade: 'met' | 'partly' | 'missed' | 'open' | null;
}

export interface OutcomeLine {
  readonly kind: 'visit' | 'search';
  readonly cityName: string | null;
  readonly state: 'measured' | 'no-source' | 'small-sample' | 'underpowered' | 'placebo-failed';
  readonly reason: string;
  readonly source: string | null;
  readonly exposedShare: KnownFigure;
  readonly controlShare: KnownFigure;
  readonly uplift: KnownFigure;
  readonly power: number | null;
}

/** Areas of one city: who comes there, and who of them was to be reached and was. */
export interface ClosingPlaces {
  readonly cityCode: string;
  readonly cityName: string;
  readonly rows: readonly {
    readonly areaId: string;
    readonly name: string;
    readonly taPersons: KnownFigure;
    readonly plannedCoverage: KnownFigure;
    readonly actualCoverage: KnownFigure;
  }[];
  /** Outlines of all areas, with the share that was reached; null where withheld. */
  readonly shapes: readonly {
    readonly areaId: string;
    readonly name: string;
    readonly ring: readonly (readonly [number, number])[];
    readonly actualCoverage: number | null;
  }[];
}

/** What the plan promised and the postings did not bring, by cause. */
export interface ClosingLoss {
  readonly plannedImpressions: number | null;
  readonly actualImpressions: number | null;
  /** What units of too few panel persons lost, of all causes together: planned − Σ causes − merged = actual. */
  readonly merged: number;
  readonly causes: readonly {
    readonly cause: string;
    readonly unitDays: number;
    readonly impressions: number | null;
  }[];
}

interface OpportunityLine {
  readonly kindName: string;
  readonly cityName: string;
  readonly evidence: readonly string[];
  /** Share of the audience that is reached in addition. */
  readonly expected: { readonly value: number; readonly low: number; readonly high: number };
  readonly costFen: number;
  /** True where the media owner bears the cost. */
  /** What the gain is a share of. */
  readonly metricName: string;
  readonly isFree: boolean;
}

interface Competition {
  readonly cells: readonly {
    readonly cityName: string;
    readonly mediumName: string;
    readonly marketFen: number;
    readonly ownFen: number;
    readonly sos: number | null;
    readonly rivals: readonly { readonly brandName: string; readonly sos: number }[];
  }[];
}

/** Answers about a whole order; null where a call could not be asked or has nothing. */
export interface ClosingFacts {
  /** getMediaOrderByOrderId */
  readonly effect: {
    readonly order: {
      readonly orderNo: string;
      readonly name: string;
      readonly brandName: string;
      readonly productName: string | null;
      readonly startDate: string;
      readonly endDate: string;
      readonly goal: 'brand' | 'launch' | 'store' | 'region';
      readonly audienceSentence: string;
      readonly netFen: number;
      readonly cities: readonly { readonly cityName: string }[];
      readonly media: readonly { readonly name: string }[];
    };
    readonly scope: ReportScope;
    readonly conclusions: readonly {
      readonly version: number;
      readonly text: string;
      readonly authorName: string;
      readonly createdAt: string;
    }[];
    readonly draft: readonly string[];
  };
  /** exposureTargetData */
  readonly goals: { readonly rows: readonly GoalLine[] };
  /** mediaPlacementSituation */
  readonly placements: {
    readonly rows: readonly {
      readonly cityName: string;
      readonly mediumName: string;
      readonly netFen: number;
      readonly postings: PostedCounts;
      readonly plannedUnitDays: number;
      readonly actualUnitDays: number;
    }[];
  };
  /** entiretyExposureCrowd */
  readonly whole: {
    readonly comparison: ReportComparison;
    readonly postings: PostedCounts;
    readonly campaignDays: number;
    readonly weeks: readonly {
      readonly week: number;
      readonly isAfter: boolean;
      readonly plannedShare: number;
      readonly actualShare: number | null;
    }[];
  };
  /** getExpandIndicatorData */
  readonly indicators: {
    readonly reachAtLeast: readonly {
      readonly k: number;
      readonly plannedShare: number;
      readonly actualShare: number | null;
    }[];
    readonly indicators: readonly {
      readonly indicator: string;
      readonly planned: number | null;
      readonly actual: number | null;
      readonly low: number | null;
      readonly high: number | null;
    }[];
  };
  /** getCityExposure */
  readonly cities: {
    readonly rows: readonly (PartRow & { readonly cityCode: string; readonly cityName: string })[];
  };
  /** getMediumExposure */
  readonly media: { readonly rows: readonly (PartRow & { readonly mediumName: string })[] };
  /** exposureAudienceInsight */
  readonly insight: {
    readonly reachedPersons: number | null;
    readonly taReachedPersons: number | null;
    readonly taConcentrationPeople: number | null;
    readonly baseShare: number | null;
    readonly tgi: number | null;
    readonly features: readonly {
      readonly name: string;
      readonly dimension: string;
      readonly share: number;
      readonly tgi: number;
    }[];
  };
  /** getBehaviorDetailsData */
  readonly behaviour: { readonly outcomes: readonly OutcomeLine[] };
  /** getThirdPartyEvaluationAttachmentId */
  readonly thirdParty: {
    readonly reports: readonly {
      readonly agency: string;
      readonly issuedOn: string;
      readonly version: number;
      readonly isSample: boolean;
    }[];
    readonly figures: readonly {
      readonly metric: 'impressions' | 'reach' | 'reachShare' | 'frequency';
      readonly value: number;
      readonly platform: number | null;
      readonly delta: number | null;
    }[];
  };
  /** getMediaCompetitorDataByOrder; null for an advertiser and without the permission. */
  readonly competition: Competition | null;
  /** Accepted photos, of different units before further ones of a unit. */
  readonly photos: readonly {
    readonly photoId: string;
    readonly unitName: string;
    readonly takenAt: string | null;
  }[];
  readonly places: ClosingPlaces | null;
  readonly loss: ClosingLoss | null;
  /** v1/optimise/list; null for an advertiser and without the permission. */
  readonly opportunities: readonly OpportunityLine[] | null;
}

interface PartRow {
  readonly netFen: number;
  readonly postings: PostedCounts;
  readonly comparison: ReportComparison | null;
}

/** What a report was made of; printed on its last page and embedded in its file. */
export interface ReportIdentity {
  readonly reportKind: 'closing';
  readonly orderId: string;
  readonly orderNo: string;
  readonly version: ClosingVersion;
  /** Who exported it: what a report has depends on what he may see. */
  readonly madeBy: string;
  readonly dataReleases: readonly string[];
  readonly codeVersion: string;
  readonly minimumCell: number;
  /** Last day whose postings count. */
  readonly asOf: string;
  /** Of the conclusion, and of the arrangement of the pages. */
  readonly conclusionVersion: number;
  readonly layoutVersion: number;
  /** Of the random numbers behind the figures, in words. */
  readonly seed: string;
  /** Of every page before the last, in its order. */
  readonly pages: readonly { readonly pageId: string; readonly hash: string }[];
  /** Of everything above. */
  readonly hash: string;
}
