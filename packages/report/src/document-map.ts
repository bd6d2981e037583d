import type { DocumentPhoto } from './album-deck.ts';

/** Metres east and north of the map's own origin. */
export type MapPoint = readonly [number, number];

/** A city's map: what lies there, and what is bought. */
export interface DocumentMap {
  readonly cityName: string;
  /** True by the sea: outside of the land is water. */
  readonly isCoastal: boolean;
  readonly land: readonly (readonly MapPoint[])[];
  readonly districts: readonly { readonly name: string; readonly rings: readonly (readonly MapPoint[])[] }[];
  readonly water: readonly (readonly MapPoint[])[];
  readonly green: readonly (readonly MapPoint[])[];
  /** Rank 0 is the widest class. */
  readonly streets: readonly { readonly rank: number; readonly path: readonly MapPoint[] }[];
  readonly ways: readonly {
    readonly name: string;
    readonly units: number;
    readonly path: readonly MapPoint[];
  }[];
  readonly points: readonly {
    readonly name: string;
    readonly at: MapPoint;
    /** Beside what the map is about: small and grey. */
    readonly isQuiet?: boolean;
  }[];
  /** Areas that are shaded, each by its share of the darkest, from 0 to 1, and marked by a few letters. */
  readonly zones?: readonly {
    readonly name: string;
    readonly mark: string;
    readonly share: number;
    readonly rings: readonly (readonly MapPoint[])[];
  }[];
  /** What the picture must say of its streets and approval. */
  readonly attribution: string;
}

/** A format of the plan with the place where its picture is drawn. */
export interface DocumentFormat {
  readonly mediumId: number;
  readonly formId: number;
  readonly deck: 'single' | 'double' | null;
  readonly name: string;
  /** Cities, quantity: `深圳市、上海市 · 228 辆`. */
  readonly caption: string;
}

/** The client's picture as it stands on the media; null without one. */
export type DocumentCreative = DocumentPhoto | null;
