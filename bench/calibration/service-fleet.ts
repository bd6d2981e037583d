/** A city as the service itself has it: its generated people, its lines and the contacts that its plans are made of. */
import { labelId } from '@ooh/reference/labels';
import { lineClassOf } from '@ooh/reference/benchmarks/benchmark-row';
import { modelReleasesOf, readCityData } from '../../apps/server/src/city-data/release/city-data.ts';
import { registerOf } from '../../apps/server/src/city-data/bus-line/city-lines.ts';
import { seedCity } from '../../apps/server/src/demo/seed-city.ts';
import { audienceMask } from '../../apps/server/src/measurement/engine/audience-mask.ts';
import { modelInputReader } from '../../apps/server/src/measurement/engine/read-model-input.ts';
import { buildModel } from '../../apps/server/src/measurement/engine/work/build-model.ts';
import { prepareFolder } from '../../apps/server/src/testing/prepare-folder.ts';
import { temporaryFolder } from '../../apps/server/src/testing/service-process.ts';
import { fixedMediaResults, netOfCard } from './fixed-media.ts';
import type { Fleet } from './fleet.ts';
import type { TargetResult } from './targets.ts';

export interface ServiceCity {
  readonly fleet: Fleet;
  /** Office workers of higher consumption, by person. */
  readonly affluent: Uint8Array;
  /** Its fixed media against what is published of them. */
  readonly fixedMedia: readonly TargetResult[];
}

/** Full wraps of single decks are priced by month. */
const fullWrap = 1;
const daysOfMonth = 30;

/**
 * Seeds cities in a folder of their own and reads them back as plans do. Vehicles are scaled to the published fleet.
 * Contacts include the declared scale already.
 */
export async function serviceCities(
  cities: readonly { readonly cityCode: string; readonly fleet: number }[],
  persons: number,
  say: (text: string) => void,
): Promise<ServiceCity[]> {
  const folder = await temporaryFolder();
  const read: ServiceCity[] = [];
  try {
    await prepareFolder(folder.path, async (context) => {
      const readInput = modelInputReader(context.db, context.clickhouse);
      for (const { cityCode, fleet } of cities) {
        await seedCity(context, cityCode, { persons });
        say(`${cityCode} seeded as served`);
        const data = (await readCityData(context.db, [cityCode])).get(cityCode)!;
        const releases = modelReleasesOf(data)!;
        const model = buildModel(await readInput(releases, 'contacts'));
        const { store, lineIds, labels } = model;
        const register = await registerOf(context.db, data.busLines!);
        const lines = lineIds.map((lineId) => register.get(lineId)!);
        const listed = lines.map(({ vehicles }) => vehicles.single + vehicles.double);
        const scale = fleet / listed.reduce((sum, count) => sum + count, 0);
        const daily = lines.map((_, line) => {
          const own = new Float32Array(store.personCount);
          for (let e = store.rowStart[line]; e < store.rowStart[line + 1]; e++)
            own[store.persons[e]] = store.rates[e];
          return own;
        });
        const { weights } = store;
        const contacts = daily.map((own) => own.reduce((sum, value, p) => sum + value * weights[p], 0));
        const cardFen = lines.reduce((sum, { prices }, line) => {
          const price = prices.find(({ formId, deck }) => formId === fullWrap && deck === 'single');
          return sum + ((price?.priceFen ?? 0) / daysOfMonth) * listed[line];
        }, 0);
        const made = contacts.reduce((sum, value, line) => sum + value * listed[line], 0);
        const where = { cityCode, panelReleaseId: releases.panelReleaseId };
        const fixedMedia = await fixedMediaResults(context, model, where, (10 * netOfCard * cardFen) / made);
        const has = (...labelIds: number[]) => ({ join: 'and' as const, labelIds });
        read.push({
          fleet: {
            lines: lines.map(({ level }, line) => ({
              lineClass: lineClassOf[level],
              vehicles: listed[line] * scale,
            })),
            weights,
            daily,
            contacts,
            vehicles: fleet,
          },
          fixedMedia,
          affluent: audienceMask(labels, {
            groups: [
              {
                join: 'and',
                conditions: [
                  has(labelId.officeWorker),
                  has(labelId.firstConsumption, labelId.firstConsumption + 1),
                ],
              },
            ],
          }),
        });
      }
    });
  } finally {
    await folder.remove();
  }
  return read;
}
