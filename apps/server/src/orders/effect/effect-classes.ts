import type { CallOutput } from '@ooh/contract/registry';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { DisclosedCity } from './effect-scope.ts';

type ClassRow = CallOutput<'effectestimate/{orderId}/getBehaviorDetailsData'>['classes'][number];

/** People of the TA by contacts as run, over the shown cities. */
export function contactClassRows(cities: readonly DisclosedCity[], minimumCell: number): ClassRow[] {
  const reached = cities.reduce((sum, city) => sum + city.measure.actual.taPanelPersons, 0);
  if (cities.length === 0 || !meetsMinimumCell(reached, minimumCell)) return [];
  const universe = cities.reduce((sum, city) => sum + city.measure.taUniverse, 0);
  return cities[0].measure.classes.map(({ from, to }, i) => {
    const own = cities.map((city) => city.measure.classes[i]);
    const persons = own.reduce((sum, one) => sum + one.persons, 0);
    const commuters = own.reduce((sum, one) => sum + one.commuters, 0);
    return {
      from,
      to,
      persons,
      share: persons / universe,
      commuterShare: persons > 0 ? commuters / persons : null,
    };
  });
}
