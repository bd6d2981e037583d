/** What is counted. `role`: the people of the requested role. */
export type Measure =
  | 'residents'
  | 'workers'
  | 'visitors'
  | 'present'
  | 'averagePresent'
  | 'role'
  | 'weekOut'
  | 'dayOut'
  | 'audience'
  | 'reach'
  | 'reachAgain';

/**
 * Protection of a figure. count: persons, noised. part: a share of the object's people, computed from noised persons above
 * and below. against-city: a noised share ÷ the noised share of the audience in the city. withheld: no count that one person
 * changes by a bounded number.
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
      /** The sibling field with the numerator. */ readonly above: string;
    }
  | { readonly kind: 'against-city'; readonly by: readonly string[] }
  | { readonly kind: 'withheld' };

const people = (measure: Measure): FigureRule => ({ kind: 'count', measure, isAudience: false });
const audience = (measure: Measure, within: string): FigureRule => ({
  kind: 'count',
  measure,
  isAudience: true,
  within,
});
const concentration: FigureRule = { kind: 'part', measure: 'role', above: 'taPersons' };

/** Figures with an interval, by the name of their field: the same name means the same in every answer. */
export const figureRules: Readonly<Record<string, FigureRule>> = {
  residents: people('residents'),
  workers: people('workers'),
  dailyVisitors: people('visitors'),
  dailyPersons: people('present'),
  averagePresent: people('averagePresent'),
  persons: people('role'),
  taPersons: audience('role', 'persons'),
  taConcentration: concentration,
  taConcentrationPeople: concentration,
  // One person may be there for most of the hours.
  taConcentrationHours: { kind: 'withheld' },
  tgi: { kind: 'against-city', by: ['taConcentrationPeople', 'taConcentration'] },
  weekUv: { kind: 'count', measure: 'weekOut', isAudience: true },
  dailyUv: { kind: 'count', measure: 'dayOut', isAudience: true },
  dailyOutside: people('dayOut'),
};

/** Plain numbers that say where anybody is at all: persons ÷ area, the cells in which there are some, the places with few. */
export const withheldNumbers: ReadonlySet<string> = new Set(['density', 'gridCells', 'withheldPositions']);

const harmlessNames = new Set(
  `aois brands busLines businessDistricts byState candidateLines chosenFaces chosenUnits count day days
  declaredDailyImpressions deepWeight deliveryVersion distanceMeters dueUnits faces facingDegrees freeByDay freeFaces freeShare freeShare90 households
  freeSlots freeUnits fromHour heldUnits hour lat leastChance leastContacts lines lng loopSeconds mainRoads
  maxLines maxPerDistrict maxPerFence maxVehiclesPerLine mediaPositions metersInside minVehiclesPerCity minVehiclesPerLine minutes
  nearbyLines nearbyMedia onTimeRate onTimeUnits orders overlapShare packEdition pageNo pageSize photos places
  plannedUnits poiTotal pois poisWithin positions postedUnits postingRate postings priority quantity reachAtLeast
  reachGoal slots sources spotSeconds stops stopsInside taThreshold takenDownUnits toHour total unitDays units
  universePersons unmeasuredUnits unmodelledUnits vacancyWeeks vehicles version weeks withheld`.split(/\s+/),
);

/** Numbers that do not describe people: places, media, money, days, pages, settings; the published population of the city. */
export function isHarmlessNumber(name: string): boolean {
  return (
    harmlessNames.has(name) ||
    /(Fen|Meters|Millimeters|Id|Ids|No|Days|Minutes|Permille|BasisPoints)$/.test(name)
  );
}
