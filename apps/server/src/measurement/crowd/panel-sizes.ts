import { peopleReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import type { PanelSize } from '../../disclosure/strict/cell-noise.ts';
import { cityName } from '../../reference/region/regions.ts';

/** Persons of the panels in force, the people that they stand for, and those of the heaviest, by city code. */
export async function readPanelSizes(
  { db, engine }: Pick<Context, 'db' | 'engine'>,
  cityCodes: readonly string[],
): Promise<Map<string, PanelSize>> {
  const sizes = new Map<string, PanelSize>();
  for (const [cityCode, data] of await readCityData(db, cityCodes)) {
    const releases = peopleReleasesOf(data);
    if (releases === null || data.panel === null) continue;
    const weights = await engine.ask(releases, 'panelWeights', {});
    sizes.set(cityCode, { release: `${cityName(cityCode)} ${data.panel.releaseNo}`, ...weights });
  }
  return sizes;
}
