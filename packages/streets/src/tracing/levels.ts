import { rankOf, type StreetClass } from '../street-class.ts';

/** How the streets of one class are laid. */
export interface StreetLevel {
  readonly streetClass: StreetClass;
  /** Metres between neighbours, by the density of building. */
  spacing(density: number): number;
  /** No street of this class where the city is thinner. */
  readonly leastDensity: number;
  readonly greatestLengthMeters: number;
  /** Rivers up to this width are crossed; 0: none. */
  readonly longestBridgeMeters: number;
  /** Between two bridges over a wide and over a narrow river. */
  readonly bridgeSpacingMeters: { readonly wide: number; readonly narrow: number };
  readonly stepMeters: number;
  /** Chance that a street ends where it meets one of the class. */
  endsAt(met: StreetClass): number;
  readonly shortestMeters: number;
  /** Share of ends that run on beyond their last crossing. */
  readonly overhangs: number;
  /** Density whose spacing the seeds of the lattice have. */
  readonly latticeDensity: number;
  /** May stand without a crossing and end at the edge of the ground: later levels cross it. */
  readonly mayStandAlone: boolean;
  /** Cells of the index that keeps neighbours apart. */
  readonly indexMeters: number;
}

const ends =
  (chances: Partial<Record<StreetClass, number>>) =>
  (met: StreetClass): number =>
    chances[met] ?? 0;

export const trunkLevel: StreetLevel = {
  streetClass: 'trunk',
  spacing: (density) => 2600 + 4200 * (1 - density) ** 1.5,
  leastDensity: -1,
  greatestLengthMeters: 60_000,
  longestBridgeMeters: 2600,
  bridgeSpacingMeters: { wide: 2300, narrow: 1300 },
  stepMeters: 60,
  endsAt: () => 0,
  shortestMeters: 700,
  overhangs: 0.04,
  latticeDensity: 0.3,
  mayStandAlone: true,
  indexMeters: 1500,
};

/** Widest first: each is laid between those before it. */
export const streetLevels: readonly StreetLevel[] = [
  trunkLevel,
  {
    streetClass: 'primary',
    spacing: (density) => 950 + 2600 * (1 - density) ** 2.2,
    leastDensity: 0.03,
    greatestLengthMeters: 22_000,
    longestBridgeMeters: 700,
    bridgeSpacingMeters: { wide: 2500, narrow: 850 },
    stepMeters: 60,
    endsAt: (met) => (rankOf[met] > rankOf.motorway ? 0.03 : 0.25),
    shortestMeters: 700,
    overhangs: 0.04,
    latticeDensity: 0.6,
    mayStandAlone: true,
    indexMeters: 600,
  },
  {
    streetClass: 'secondary',
    spacing: (density) => 430 + 900 * (1 - density) ** 2,
    leastDensity: 0.12,
    greatestLengthMeters: 9000,
    longestBridgeMeters: 160,
    bridgeSpacingMeters: { wide: Infinity, narrow: 700 },
    stepMeters: 60,
    endsAt: ends({
      motorway: 0.8,
      expressway: 0.4,
      trunk: 0.28,
      primary: 0.16,
      secondary: 0.12,
      minor: 0.12,
    }),
    shortestMeters: 330,
    overhangs: 0.06,
    latticeDensity: 0.6,
    mayStandAlone: false,
    indexMeters: 300,
  },
  {
    streetClass: 'minor',
    spacing: (density) => 190 + 330 * (1 - density) ** 1.6,
    leastDensity: 0.26,
    greatestLengthMeters: 2600,
    longestBridgeMeters: 0,
    bridgeSpacingMeters: { wide: Infinity, narrow: Infinity },
    stepMeters: 40,
    endsAt: ends({ motorway: 1, expressway: 1, trunk: 0.6, primary: 0.6, secondary: 0.46, minor: 0.34 }),
    shortestMeters: 130,
    overhangs: 0.1,
    latticeDensity: 0.7,
    mayStandAlone: false,
    indexMeters: 150,
  },
];
