import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import type { PanelSize } from '../../disclosure/strict/privacy-policy.ts';

/** Persons of the panels in force, and the people that they stand for, by city code. */
export async function readPanelSizes(
  { db, engine }: Pick<Context, 'db' | 'engine'>,
  cityCodes: readonly string[],
): Promise<Map<string, PanelSize>> {
  const sizes = new Map<string, PanelSize>();
  for (const [cityCode, data] of await readCityData(db, cityCodes)) {
    const releases = peopleReleasesOf(data);
    if (releases === null || data.panel === null) continue;
    const size = await engine.ask(releases, 'crowdSize', { audience: { groups: [] } });
    const panelPersons = size.panelPersons + size.otherPersons;
    sizes.set(cityCode, { releaseNo: data.panel.releaseNo, panelPersons, universe: size.universe });
  }
  return sizes;
}
