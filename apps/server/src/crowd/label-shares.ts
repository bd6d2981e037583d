import type { Context } from '../context.ts';
import { modelReleasesOf, readCityData } from '../engine/city-data.ts';

/**
 * Share of every label among the people of some cities, weighted by their populations; null when none of
 * them has a panel and lines. Figures of labels rest on the whole panel, far above the minimum cell.
 */
export async function labelSharesOf(
  context: Pick<Context, 'db' | 'engine'>,
  cityCodes: readonly string[],
): Promise<Map<number, number> | null> {
  const cities = await readCityData(context.db, cityCodes);
  const people = new Map<number, number>();
  let universe = 0;
  for (const data of cities.values()) {
    const releases = modelReleasesOf(data);
    if (releases === null) continue;
    const [shares, size] = await Promise.all([
      context.engine.ask(releases, 'labelShares', {}),
      context.engine.ask(releases, 'crowdSize', { audience: { groups: [] } }),
    ]);
    universe += size.universe;
    for (const { labelId, share } of shares)
      people.set(labelId, (people.get(labelId) ?? 0) + share * size.universe);
  }
  return universe === 0 ? null : new Map([...people].map(([labelId, count]) => [labelId, count / universe]));
}
