import { createHash } from 'node:crypto';

/** What a placement without a code is of. */
export interface PlacementSubject {
  readonly brandName: string;
  readonly productName: string | null;
  readonly mediumId: number;
  readonly formId: number;
  readonly placeName: string | null;
  /** First day, YYYY-MM-DD. */
  readonly month: string;
}

/** The subject as a text that is equal for placements of the same. */
export const subjectOf = (placement: PlacementSubject): string =>
  JSON.stringify([
    placement.brandName,
    placement.productName,
    placement.mediumId,
    placement.formId,
    placement.placeName,
    placement.month,
  ]);

/** Ids of placements without a code begin with the city. */
export const uncodedMark = /^\d/;

/** The id of a placement without a code: what it is of, and its turn from 0 among those of the same in its file. */
export function uncodedPlacement(cityCode: string, subject: string, turn: number): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([subject, turn]))
    .digest('hex')
    .slice(0, 20);
  return `${cityCode}-${digest}`;
}
