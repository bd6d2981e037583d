import type { CombinationFacts, DeckMix } from './combination-deck-facts.ts';
import type { DocumentMap } from './document-map.ts';
import type { KnownFigure } from './report-text.ts';
import type { DocumentWork } from './work-picture.ts';

/** What the deck of a strategy draft is composed of, as its reader sees it. Money is fen, shares 0..1, days YYYY-MM-DD. */

export interface DraftFinding {
  /** Route of the screen that it was pinned on. */
  readonly screen: string;
  readonly title: string;
  readonly sentence: string;
  /** Figures as they were pinned: in parts, and whole. */
  readonly figures: readonly {
    readonly name: string;
    readonly value: string;
    readonly note: string;
    readonly text: string;
  }[];
  readonly basis: string;
  readonly pinnedOn: string;
  readonly isOutdated: boolean;
}

export interface DraftPeople {
  readonly persons: KnownFigure;
  readonly share: KnownFigure;
  readonly cities: readonly {
    readonly cityName: string;
    readonly persons: KnownFigure;
    readonly share: KnownFigure;
  }[];
  readonly citiesWithoutPanel: readonly string[];
  readonly portrait: readonly PortraitLabel[];
}

/** A label of an audience beside everybody. */
export interface PortraitLabel {
  readonly dimension: string;
  readonly name: string;
  readonly share: KnownFigure;
  readonly baseShare: number;
  readonly tgi: number | null;
}

export interface DraftMix {
  readonly mix: DeckMix;
  readonly k: number;
  readonly budgetFen: number;
  readonly startDate: string;
  readonly endDate: string;
  /** Of a proposal for the same brief; empty where there is none. */
  readonly frontier: CombinationFacts['frontier'];
}

export interface DraftPlaces {
  /** Of the city that most is spent in. */
  readonly map: DocumentMap | null;
  readonly rows: readonly {
    readonly cityName: string;
    readonly place: string;
    readonly mediumName: string;
    readonly quantity: number;
    readonly unit: string;
  }[];
}

export interface StrategyDraftFacts {
  readonly name: string;
  readonly brandName: string | null;
  readonly productName: string;
  readonly industry: string;
  readonly goalName: string;
  readonly rivals: readonly string[];
  readonly cities: readonly string[];
  readonly hiddenCities: number;
  readonly audienceSentence: string;
  /** Empty: all media. */
  readonly media: readonly string[];
  readonly excludedMedia: readonly string[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly weeks: number;
  readonly budgetFen: number | null;
  readonly aim: {
    readonly k?: number | undefined;
    readonly reachShare?: number | undefined;
    readonly frequency?: number | undefined;
    readonly cpmFen?: number | undefined;
  };
  readonly findings: readonly DraftFinding[];
  readonly hiddenFindings: number;
  /** A text says why there are none. */
  readonly people: DraftPeople | string;
  readonly chosen: DraftMix | string;
  readonly places: DraftPlaces | null;
  readonly works: readonly DocumentWork[];
  /** Last days for artwork, the first first. */
  readonly deadlines: readonly { readonly name: string; readonly day: string; readonly workdays: number }[];
  /** The order or plan that was made of it. */
  readonly outcomeTitle: string | null;
  /** Parts that are missing before one can be made. */
  readonly missing: readonly string[];
  readonly isDemo: boolean;
}
