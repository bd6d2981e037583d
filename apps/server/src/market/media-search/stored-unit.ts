import type { Deck } from '@ooh/contract/domain/bus-names';
import type { MediaUnit } from '@ooh/contract/domain/media-search';

/** A face of a unit, or the vehicles of a line's deck: what is booked, slot by slot. */
export interface Bookable {
  /** As bookings name it: the face's id, `line:deck`. */
  readonly bookingKey: string;
  readonly faceNo: string;
  readonly facingDegrees: number | null;
  /** Slots of the face, vehicles of the deck. */
  readonly units: number;
  /** Those of them that are for sale from `countedFrom` and from 30, 60 and 90 days after it on, ignoring bookings of orders. */
  readonly capacities: readonly [number, number, number, number];
  /** YYYY-MM-DD. */
  readonly countedFrom: string;
}

/** One row of the media that a city has for sale, as the data in force know it. */
export interface StoredUnit extends Pick<
  MediaUnit,
  | 'unitKind'
  | 'unitKey'
  | 'cityCode'
  | 'mediumId'
  | 'mediumName'
  | 'unit'
  | 'formId'
  | 'formName'
  | 'sceneName'
  | 'positionId'
  | 'lineId'
  | 'code'
  | 'name'
  | 'address'
  | 'districtName'
  | 'businessDistrictName'
  | 'lng'
  | 'lat'
  | 'level'
  | 'operator'
  | 'widthMillimeters'
  | 'heightMillimeters'
  | 'isLit'
  | 'spotSeconds'
  | 'loopSeconds'
  | 'priceFen'
  | 'priceDays'
  | 'isSamplePrice'
  | 'productionFen'
  | 'isIndicative'
  | 'updatedOn'
> {
  readonly deck: Deck | null;
  readonly businessDistrictId: string | null;
  readonly estimatedFields: readonly string[];
  readonly bookables: readonly Bookable[];
  /** Rate card of one unit for 30 days, by which prices of different periods are compared. */
  readonly priceOf30DaysFen: number | null;
}
