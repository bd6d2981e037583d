import type { FaceViewing } from '@ooh/measurement/face-viewing';

type Factors = FaceViewing extends infer Viewing
  ? Viewing extends { place: 'street' }
    ? Omit<Viewing, 'nightFactor'>
    : Viewing
  : never;

const lift: Factors = {
  place: 'building',
  memberShare: 0.07,
  passagesPerDay: 4,
  attentionShare: 0.6,
  inViewSeconds: 60,
  countsWorkers: true,
};
const passage: Factors = { place: 'station', passingShare: 0.25, attentionShare: 0.5 };
const platform: Factors = { ...passage, inViewSeconds: 90 };
const hub: Factors = { place: 'hall', passingShare: 0.5, attentionShare: 0.4 };

/** Declared factors by medium; docs/methods/effect.md gives the reason of each. */
const byMedium: Readonly<Record<number, Factors>> = {
  2: { place: 'street', viewingDistanceMeters: 40, streetConcentration: 3, attentionShare: 0.35 },
  3: passage,
  4: platform,
  5: lift,
  6: lift,
  7: { place: 'street', viewingDistanceMeters: 120, streetConcentration: 2, attentionShare: 0.3 },
  8: { place: 'street', viewingDistanceMeters: 150, streetConcentration: 2, attentionShare: 0.3 },
  9: { place: 'building', memberShare: 0.3, passagesPerDay: 2, attentionShare: 0.5, countsWorkers: false },
  10: { place: 'hall', passingShare: 0.15, attentionShare: 0.5 },
  11: hub,
  12: hub,
};

const unlitNightFactor = 0.5;

/** Viewing model of a medium's faces; undefined for a medium that the model does not cover. */
export function faceViewingOf(mediumId: number, isLit: boolean): FaceViewing | undefined {
  const factors = byMedium[mediumId];
  if (factors === undefined) return undefined;
  return factors.place === 'street' ? { ...factors, nightFactor: isLit ? 1 : unlitNightFactor } : factors;
}
