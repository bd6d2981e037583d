import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PhotoDoubt } from '@ooh/contract/domain/monitoring';

export interface ReviewedPhoto {
  readonly takenAt: Date | null;
  readonly offsetMeters: number | null;
  readonly hasPlace: boolean;
  readonly isLine: boolean;
  /** The same bytes stand for another posting. */
  readonly isRepeated: boolean;
  /** Days of the posting, YYYY-MM-DD. */
  readonly fromDate: string;
  readonly toDate: string;
}

/** Metres that a photo may be off: positioning between high buildings, and the width of a street. */
const nearMeters = 100;
/** A vehicle stands in its depot too. */
const nearLineMeters = 500;
/** Days before and after the booked ones on which photos are still of this posting. */
const graceDays = 7;

const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What makes a photo doubtful, by its own data. */
export function photoDoubts(photo: ReviewedPhoto): PhotoDoubt[] {
  const doubts: PhotoDoubt[] = [];
  if (photo.takenAt === null) doubts.push('no-time');
  else {
    const day = chinaDate(photo.takenAt);
    if (day < shifted(photo.fromDate, -graceDays) || day > shifted(photo.toDate, graceDays))
      doubts.push('outside-flight');
  }
  if (!photo.hasPlace) doubts.push('no-place');
  else if (photo.offsetMeters !== null && photo.offsetMeters > (photo.isLine ? nearLineMeters : nearMeters))
    doubts.push('far-away');
  if (photo.isRepeated) doubts.push('duplicate');
  return doubts;
}
