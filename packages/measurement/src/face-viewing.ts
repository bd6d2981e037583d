/**
 * Which people can see a fixed face, by the kind of place of its medium. No published coefficients exist; every factor is
 * a declared parameter with its reason in docs/methods/effect.md.
 *
 *   street    people outdoors whose path through a cell crosses the viewing disc of the face
 *   station   passages of a metro station
 *   building  people who live or work in the building; imputed within the cell, see face-rates.ts
 *   hall      visitors of a cell who neither live nor work there
 */
import { opportunitiesToSee } from './standard-738.ts';

/**
 * What the contacts of faces may be instead, as multiples: half to twice. Assumed: nobody publishes coefficients; the audited
 * contacts with a package of metro faces are 1.0 to 2.1 times the model's in four cities (docs/methods/calibration.md §5).
 */
export const FACE_CONTACTS_RANGE = { low: 0.5, high: 2 } as const;

interface Seen {
  /** Share of passers-by who have a free line of sight and look, 0–1. */
  readonly attentionShare: number;
}

interface Waited extends Seen {
  /** Seconds for which someone who passes has the face in view; 20 where none are given. */
  readonly inViewSeconds?: number;
}

export type FaceViewing =
  | (Seen & {
      readonly place: 'street';
      /** Radius of the disc from which the face can be read. */
      readonly viewingDistanceMeters: number;
      /** Density of paths near the face relative to a uniform density over the cell, ≥ 1. */
      readonly streetConcentration: number;
      /** Visibility after dusk relative to daylight; 1 for a lit face. */
      readonly nightFactor: number;
    })
  | (Waited & { readonly place: 'station'; readonly passingShare: number })
  | (Waited & {
      readonly place: 'building';
      /** Share of the residents and workers of a cell of 0.1 km² who belong to the building. */
      readonly memberShare: number;
      readonly passagesPerDay: number;
      readonly countsWorkers: boolean;
    })
  | (Waited & {
      readonly place: 'hall';
      /** Share of the cell's visitors who visit the hall and pass the face. */
      readonly passingShare: number;
    });

/** One advertisement of a loop. */
export interface Spot {
  readonly spotSeconds: number;
  readonly loopSeconds: number;
}

/** A spot counts from its second second on, as in the formula of T/CCSA 738—2025. */
const thresholdSeconds = 1;

/**
 * Probability that a passer-by in view for `exposureSeconds` sees one advertisement of a loop: OTC · SOT, at most 1;
 * 1 for a static face.
 */
export function spotChance(spot: Spot | null, exposureSeconds: number): number {
  if (spot === null) return 1;
  const { spotSeconds, loopSeconds } = spot;
  const shows = opportunitiesToSee(exposureSeconds, spotSeconds, Math.min(thresholdSeconds, spotSeconds));
  return Math.min(1, (shows * spotSeconds) / loopSeconds);
}
