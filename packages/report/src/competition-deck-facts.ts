/** What the calls of 竞品洞察 answer, as far as pages of its deck use it. Money is fen, shares 0..1. */

export interface MarketSummary {
  readonly spendFen: number;
  readonly brandCount: number;
  readonly cityCount: number;
  readonly mediumCount: number;
  readonly placements: number;
  readonly sos: number | null;
  readonly change: number | null;
  readonly yearChange: number | null;
  readonly sentences: readonly { readonly text: string }[];
}

export interface MarketTrend {
  readonly months: readonly string[];
  readonly marketFen: readonly number[];
  readonly yearAgoFen: readonly (number | null)[];
  readonly series: readonly { readonly name: string; readonly spendFen: readonly number[] }[];
  readonly season: readonly { readonly month: number; readonly index: number }[];
}

export interface MarketBrand {
  readonly brandName: string;
  readonly spendFen: number;
  readonly sos: number | null;
  readonly previousFen: number | null;
  readonly cityCount: number;
  readonly mainMedium: { readonly mediumName: string; readonly share: number };
  readonly cities: readonly { readonly cityCode: string; readonly spendFen: number }[];
}

export interface MarketCity {
  readonly cityCode: string;
  readonly cityName: string;
  readonly spendFen: number;
  readonly share: number;
  readonly brandCount: number;
  readonly leader: { readonly brandName: string; readonly sos: number };
  readonly sos: number | null;
}

export interface CompetitionFacts {
  readonly industry: string;
  /** The own brand; null where none is chosen. */
  readonly brandName: string | null;
  /** Cities and media of the filter in words. */
  readonly cities: string;
  readonly media: string;
  readonly basis: {
    readonly startMonth: string | null;
    readonly endMonth: string | null;
    readonly note: string;
    readonly isSample: boolean;
  };
  readonly summary: MarketSummary;
  readonly trend: MarketTrend;
  readonly brands: readonly MarketBrand[];
  /** Brands within the largest cities, with their spend in each. */
  readonly matrix: readonly MarketBrand[];
  readonly cityRows: readonly MarketCity[];
  readonly structure: readonly {
    readonly category: string;
    readonly media: readonly {
      readonly mediumName: string;
      readonly spendFen: number;
      readonly share: number;
    }[];
  }[];
  readonly years: readonly {
    readonly year: number;
    readonly months: readonly number[];
    readonly spendFen: number;
    readonly comparableFen: number | null;
    readonly growth: number | null;
  }[];
  /** Where the industry spends and the own brand does not; null where no own brand is chosen. */
  readonly blanks:
    | readonly {
        readonly cityName: string;
        readonly mediumName: string;
        readonly marketFen: number;
        readonly rivals: readonly { readonly brandName: string; readonly sos: number }[];
      }[]
    | null;
  /** What the organisation concluded; empty where nothing is written. */
  readonly conclusion: string;
}
