/**
 * Who can meet a fixed face, by where faces of its medium stand. No published coefficients exist; every factor is
 * a declared parameter with its reason in docs/methods/effect.md.
 *
 *   street    people outdoors whose way through a cell crosses the viewing disc of the face
 *   station   passages of a metro station
 *   building  people who live or work in the building; who does is imputed within the cell, see face-rates.ts
 *   hall      visitors of a cell who neither live nor work there
 */
import { opportunitiesToSee } from './standard-738.ts';

interface Seen {
  /** Share of those who pass whose line of sight is free and who look, 0–1. */
  readonly attentionShare: number;
}

export type FaceViewing =
  | (Seen & {
      readonly place: 'street';
      /** Radius of the disc from which the face can be read. */
      readonly viewingDistanceMeters: number;
      /** How much denser ways run by the face than evenly over the cell, ≥ 1. */
      readonly streetConcentration: number;
      /** After dusk, of what is seen by day; 1 for a lit face. */
      readonly nightFactor: number;
    })
  | (Seen & { readonly place: 'station'; readonly passingShare: number })
  | (Seen & {
      readonly place: 'building';
      /** Share of the residents and workers of a cell of 0.1 km² who belong to the building. */
      readonly memberShare: number;
      readonly passagesPerDay: number;
      readonly countsWorkers: boolean;
    })
  | (Seen & {
      readonly place: 'hall';
      /** Share of the cell's visitors who come to the hall and pass the face. */
      readonly passingShare: number;
    });

/** One advertisement of a loop. */
export interface Spot {
  readonly spotSeconds: number;
  readonly loopSeconds: number;
}

/** A spot counts from its second second on, as the formula of T/CCSA 738—2025 reads. */
const thresholdSeconds = 1;

/**
 * Chance that a passer-by in view for `exposureSeconds` sees one advertisement of a loop: OTC · SOT, at most 1;
 * 1 for a face that stands still.
 */
export function spotChance(spot: Spot | null, exposureSeconds: number): number {
  if (spot === null) return 1;
  const { spotSeconds, loopSeconds } = spot;
  const shows = opportunitiesToSee(exposureSeconds, spotSeconds, Math.min(thresholdSeconds, spotSeconds));
  return Math.min(1, (shows * spotSeconds) / loopSeconds);
}
