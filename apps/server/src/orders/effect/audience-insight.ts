import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { DisclosedCity } from './effect-scope.ts';
import { concentrationOf, isConcentrationShown } from './effect-indicators.ts';
import { effectPortrait, outstandingLabels } from './effect-portrait.ts';

/** How the people reached as run compare with the TA and the city. */
export function audienceInsight(cities: readonly DisclosedCity[], minimumCell: number) {
  const panelPersons = cities.reduce((sum, city) => sum + city.measure.actual.panelPersons, 0);
  const features = outstandingLabels(effectPortrait(cities, minimumCell));
  const nothing = {
    reachedPersons: null,
    taReachedPersons: null,
    taConcentrationPeople: null,
    taConcentrationImpressions: null,
    baseShare: null,
    tgi: null,
    features,
  };
  if (cities.length === 0 || !meetsMinimumCell(panelPersons, minimumCell)) return nothing;
  const reachedPersons = cities.reduce((sum, city) => sum + city.measure.actual.reachedPersons, 0);
  if (!isConcentrationShown(cities, 'actual', minimumCell)) return { ...nothing, reachedPersons };
  const { people, impressions, baseShare, tgi } = concentrationOf(cities, 'actual');
  return {
    reachedPersons,
    taReachedPersons: cities.reduce((sum, city) => sum + city.measure.actual.reach.value, 0),
    taConcentrationPeople: people,
    taConcentrationImpressions: impressions,
    baseShare,
    tgi,
    features,
  };
}
