import type { BookingState, PositionLevel } from '@ooh/contract/domain/medium';
import type { FaceDetails, PositionDetails } from '@ooh/contract/domain/position-details';

/** One face of a position, as it is sold. */
export interface FaceRecord {
  /** Unique in the country and stable: the same face keeps its id from release to release. */
  readonly faceId: string;
  readonly faceNo: string;
  readonly formId: number;
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  readonly isLit: boolean;
  /** Compass direction that the picture faces, 0 = north; null when unknown. */
  readonly facingDegrees: number | null;
  readonly spotSeconds: number | null;
  readonly loopSeconds: number | null;
  /** Advertisements that share the face; 1 where the picture stands still. */
  readonly slots: number;
  readonly details?: FaceDetails;
}

/** One fixed unit of a medium with its place, WGS-84. */
export interface PositionRecord {
  readonly positionId: string;
  readonly mediumId: number;
  readonly code: string;
  readonly name: string;
  readonly address: string | null;
  readonly districtName: string | null;
  readonly lng: number;
  readonly lat: number;
  readonly level: PositionLevel;
  readonly operator: string | null;
  readonly roadId: string | null;
  readonly aoiId: string | null;
  readonly businessDistrictId: string | null;
  readonly metroStationId: string | null;
  readonly isIndicative: boolean;
  /** Names of the fields that a declared rule filled (估算). */
  readonly estimatedFields: readonly string[];
  readonly details?: PositionDetails;
  readonly faces: readonly FaceRecord[];
}

/** Days on which a slot of a face is taken, both days included, YYYY-MM-DD. */
export interface BookingRecord {
  readonly faceId: string;
  readonly mediumId: number;
  /** 1 … slots. */
  readonly slot: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly state: Exclude<BookingState, 'hold'>;
  readonly isSample: boolean;
}

export interface RateCardPrice {
  readonly mediumId: number;
  readonly formId: number;
  readonly level: PositionLevel;
  /** One face, or one slot of it, for `periodDays`. */
  readonly priceFen: number;
  readonly periodDays: number;
  readonly isSample: boolean;
}

export interface RateCardDiscount {
  readonly mediumId: number;
  readonly leastDays: number;
  /** Of the rate card: 850 is 八五折. */
  readonly permille: number;
  readonly isSample: boolean;
}

/** The lowest discount of a form that needs no approval. */
export interface RateCardFloor {
  readonly mediumId: number;
  readonly formId: number;
  /** Of the rate card: 700 is 七折. */
  readonly floorPermille: number;
  readonly isSample: boolean;
}

export interface RateCard {
  readonly prices: readonly RateCardPrice[];
  readonly discounts: readonly RateCardDiscount[];
  readonly floors?: readonly RateCardFloor[];
}

/** Counts of a release of positions. */
export function inventoryCounts(
  positions: readonly PositionRecord[],
  bookings: readonly BookingRecord[],
): Record<string, number> {
  return {
    positions: positions.length,
    faces: positions.reduce((sum, position) => sum + position.faces.length, 0),
    bookings: bookings.length,
  };
}
