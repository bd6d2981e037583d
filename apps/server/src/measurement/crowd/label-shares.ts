import type { Context } from '../../context.ts';
import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { disclosedLabels } from './disclosed-labels.ts';

/**
 * Share of every label among the people of some cities, weighted by their populations, without the labels that
 * too few panel persons carry; null when none of the cities has a panel.
 */
export async function labelSharesOf(
  context: Pick<Context, 'db' | 'engine' | 'config'>,
  cityCodes: readonly string[],
): Promise<Map<number, number> | null> {
  const cities = await readCityData(context.db, cityCodes);
  const people = new Map<number, number>();
  const carriers = new Map<number, number>();
  let [universe, panelPersons] = [0, 0];
  for (const data of cities.values()) {
    const releases = peopleReleasesOf(data);
    if (releases === null) continue;
    const [shares, size] = await Promise.all([
      context.engine.ask(releases, 'labelShares', {}),
      context.engine.ask(releases, 'crowdSize', { audience: { groups: [] } }),
    ]);
    universe += size.universe;
    panelPersons += size.panelPersons;
    for (const { labelId, share, panelPersons: count } of shares) {
      people.set(labelId, (people.get(labelId) ?? 0) + share * size.universe);
      carriers.set(labelId, (carriers.get(labelId) ?? 0) + count);
    }
  }
  if (universe === 0) return null;
  const shown = disclosedLabels(carriers, panelPersons, context.config.minimumCell);
  return new Map(
    [...people].flatMap(([labelId, count]) => (shown.has(labelId) ? [[labelId, count / universe]] : [])),
  );
}
