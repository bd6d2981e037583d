import { planKinds } from '@ooh/contract/domain/plan';
import type { Context } from '../../context.ts';
import { modelReleasesOf, readDataOfCity } from '../../city-data/release/city-data.ts';
import { cityName } from '../../reference/region/regions.ts';
import { markStale } from './plan-store.ts';
import { restorePlans } from './restore-plans.ts';
import { areaKindLabels, kindLabels, reasonLabels } from './stale-reasons.ts';

/** Builds the engine's model of a city in the background. */
async function warm(context: Context, cityCode: string): Promise<void> {
  const data = await readDataOfCity(context.db, cityCode);
  const releases = modelReleasesOf(data);
  if (releases !== null) await context.engine.prepare(releases);
}

/**
 * Marks computed plans as out of date when a city's data change, in the same transaction that
 * changes the data; takes the mark back once the data are again those that a plan was computed from.
 */
export function followReleases({ releases }: Pick<Context, 'releases'>): void {
  releases.subscribe({
    async inTransaction(transaction, event) {
      const kindWord = kindLabels[event.kind] ?? areaKindLabels[event.kind];
      if (kindWord === undefined) return;
      const reason = `${cityName(event.cityCode)}${kindWord}${reasonLabels[event.reason]}`;
      const isOfAreas = kindLabels[event.kind] === undefined;
      await markStale(transaction, event.cityCode, reason, isOfAreas ? ['ta', 'geo'] : planKinds);
      const isPlacesUndone = event.kind === 'places' && event.reason === 'undone';
      if (event.reason !== 'edited') await restorePlans(transaction, event.cityCode, { isPlacesUndone });
    },
  });
}

/** Makes the models of some cities in the background, and from now on that of every city whose data change. */
export function keepModelsReady(context: Context, cityCodes: readonly string[]): void {
  const ready = (cityCode: string): void =>
    void warm(context, cityCode).catch((error: unknown) => {
      context.log.warn({ err: error, cityCode }, 'the model of a city could not be made ready');
    });
  cityCodes.forEach(ready);
  context.releases.subscribe({
    async afterCommit(event) {
      if (event.reason !== 'edited' && kindLabels[event.kind] !== undefined) ready(event.cityCode);
    },
  });
}
