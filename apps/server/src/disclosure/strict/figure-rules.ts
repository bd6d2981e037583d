/** What is counted. `role`: the people of the requested role. */
export type Measure =
  | 'residents'
  | 'workers'
  | 'visitors'
  | 'present'
  | 'averagePresent'
  | 'role'
  | 'hours'
  | 'missed'
  | 'audience';

/**
 * Protection of a figure. count: persons, noised. part: a share, computed from noised persons above and
 * below. rest: `whole` − `part`. scaled: proportional to a noised sibling figure, by a public factor.
 */
export type FigureRule =
  | {
      readonly kind: 'count';
      readonly measure: Measure;
      readonly isAudience: boolean;
      /** The sibling field that contains all these people and must not be smaller. */
      readonly within?: string;
    }
  | {
      readonly kind: 'part';
      readonly measure: Measure;
      /** The sibling field with the numerator, if there is one. */
      readonly above: string | null;
      /** Denominator: people of this object, or of the enclosing one. */
      readonly of: 'here' | 'around';
    }
  | { readonly kind: 'rest'; readonly part: string; readonly whole: string }
  | { readonly kind: 'scaled'; readonly by: readonly string[] }
  /** A sibling concentration ÷ the noised share of the audience in the city. */
  | { readonly kind: 'against-city'; readonly by: readonly string[] };

const people = (measure: Measure): FigureRule => ({ kind: 'count', measure, isAudience: false });
const audience = (measure: Measure, within: string): FigureRule => ({
  kind: 'count',
  measure,
  isAudience: true,
  within,
});
const part = (measure: Measure, above: string | null, of: 'here' | 'around' = 'here'): FigureRule => ({
  kind: 'part',
  measure,
  above,
  of,
});

/** Figures with an interval, by the name of their field: the same name means the same in every answer. */
export const figureRules: Readonly<Record<string, FigureRule>> = {
  residents: people('residents'),
  taResidents: audience('residents', 'residents'),
  workers: people('workers'),
  dailyVisitors: people('visitors'),
  dailyPersons: people('present'),
  averagePresent: people('averagePresent'),
  persons: people('role'),
  taPersons: audience('role', 'persons'),
  gapPersons: audience('missed', 'taPersons'),
  coverage: { kind: 'rest', part: 'gapPersons', whole: 'taPersons' },
  taConcentration: part('role', 'taPersons'),
  taConcentrationPeople: part('role', 'taPersons'),
  taConcentrationHours: part('hours', null),
  share: part('role', 'persons', 'around'),
  tgi: { kind: 'against-city', by: ['taConcentrationPeople', 'taConcentration'] },
  weekUv: { kind: 'count', measure: 'present', isAudience: true },
  dailyUv: { kind: 'count', measure: 'present', isAudience: true },
};

/** Plain numbers that describe people. panelPersons counts panel persons themselves. */
export const numberRules: Readonly<Record<string, FigureRule | 'panel-persons'>> = {
  density: { kind: 'scaled', by: ['persons'] },
  panelPersons: 'panel-persons',
};

/** Flags derived from a sibling figure: true from `least` on; absent: the threshold of the answer. */
export const verdictRules: Readonly<Record<string, { readonly by: string; readonly least?: number }>> = {
  isMatched: { by: 'tgi', least: 100 },
  isMatch: { by: 'taConcentration' },
};

const harmlessNames = new Set(
  `aois baseShare brands busLines businessDistricts byState candidateLines chosenFaces chosenUnits count day days
  declaredDailyImpressions deepWeight deliveryVersion distanceMeters dueUnits faces facingDegrees freeByDay freeFaces freeShare freeShare90 households
  freeSlots freeUnits fromHour gridCells heldUnits hour lat leastChance leastContacts lines lng loopSeconds mainRoads
  maxLines maxPerDistrict maxPerFence maxVehiclesPerLine mediaPositions metersInside minVehiclesPerCity minVehiclesPerLine minutes
  nearbyLines nearbyMedia onTimeRate onTimeUnits orders overlapShare packEdition pageNo pageSize photos places
  plannedUnits poiTotal pois poisWithin positions postedUnits postingRate postings priority quantity reachAtLeast
  reachGoal slots sources spotSeconds stops stopsInside taThreshold takenDownUnits toHour total unitDays units
  unmeasuredUnits unmodelledUnits vacancyWeeks vehicles version weeks withheld`.split(/\s+/),
);

/** Numbers that do not describe people: places, media, money, days, pages; shares of the whole city. */
export function isHarmlessNumber(name: string): boolean {
  return (
    harmlessNames.has(name) ||
    /(Fen|Meters|Millimeters|Id|Ids|No|Days|Minutes|Permille|BasisPoints)$/.test(name)
  );
}
