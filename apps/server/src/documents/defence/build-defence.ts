import type { DefenceContent } from '@ooh/contract/domain/defence';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { measureMedia } from '../../orders/combination/estimate-order.ts';
import type { JobControl } from '../../platform/job/jobs.ts';
import type { Reader } from '../../platform/session/reader.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { cityName } from '../../reference/region/regions.ts';
import { drawnMap, mostMaps } from '../shared-outlook.ts';
import { cityArgumentOf } from './city-argument.ts';
import type { DefenceSubject } from './defence-subject.ts';
import { triedVersions } from './tried-versions.ts';

/** Cities that are argued one by one, those with most spent: each takes up to a minute. */
const mostArgued = 4;

type Control = Pick<JobControl, 'progress' | 'signal'>;

async function argumentsOf(
  context: Context,
  subject: DefenceSubject,
  cityCodes: readonly string[],
  { progress, signal }: Control,
): Promise<ReadonlyMap<string, DefenceContent['cities'][number]['argument']>> {
  const argued = subject.chosenLines.filter(({ city_code }) => cityCodes.includes(city_code));
  const found = new Map<string, DefenceContent['cities'][number]['argument']>();
  for (const [at, stored] of argued.entries()) {
    const begun = (share: number) => 0.2 + (0.75 * (at + share)) / argued.length;
    const phase = `推演${cityName(stored.city_code)}`;
    progress(begun(0), phase);
    found.set(
      stored.city_code,
      await cityArgumentOf(context, stored, {
        priority: 'batch',
        signal,
        onProgress: (_, share) => progress(begun(share / 2), phase),
      }),
    );
  }
  return found;
}

/** Everything that is said for a plan or an order, computed now. */
export async function buildDefence(
  context: Context,
  reader: Reader,
  subject: DefenceSubject,
  control: Control,
): Promise<DefenceContent> {
  const { head, audience, bought, schedule, proofs } = subject;
  control.progress(0.05, '测算到达');
  const [mix, places, tried] = await Promise.all([
    measureMedia(context, audience, bought),
    subject.mappedCities(),
    triedVersions(context, reader, subject),
  ]);
  const cities = mix?.cities ?? [];
  const leading = cities.slice(0, mostArgued).map(({ cityCode }) => cityCode);
  const argued = await argumentsOf(context, subject, leading, control);
  control.progress(0.95, '绘制地图');
  const total = mix?.total;
  const pairs = [...bought.items].flatMap(([cityCode, items]) =>
    [...new Set(items.map(({ mediumId }) => mediumId))].map((mediumId) => ({ cityCode, mediumId })),
  );
  return {
    ...head,
    pairs,
    audienceSentence: sentenceOf(audience, labelName),
    amounts: bought.amountsOf(),
    basis: total?.cities.flatMap(({ basis, reason }) => (reason === null ? (basis ?? []) : [])).at(0) ?? null,
    reachShare: total?.reachShare ?? unknownFigure,
    reach: total?.reach ?? unknownFigure,
    frequency: total?.frequency ?? unknownFigure,
    taUniverse: total?.taUniverse ?? unknownFigure,
    reachAtLeast: total?.reachAtLeast ?? [],
    weeks: total?.weeks ?? [],
    unmodelledUnits: total?.unmodelledUnits ?? 0,
    cities: await Promise.all(
      cities.map(async ({ cityCode, evaluation }, at) => {
        const place = places.find((city) => city.cityCode === cityCode);
        const [{ reason, reach, reachShare }] = evaluation.cities;
        return {
          cityCode,
          cityName: cityName(cityCode),
          reason,
          reach,
          reachShare,
          netFen: evaluation.amounts.netFen,
          map: place === undefined || at >= mostMaps ? null : await drawnMap(context, place),
          certificate: proofs.get(cityCode) ?? null,
          argument: argued.get(cityCode) ?? null,
        };
      }),
    ),
    media: (total?.media ?? []).map(
      ({ cityCode, mediumName, quantity, unit, netFen, aloneShare, addedShare }) => ({
        cityName: cityName(cityCode),
        mediumName,
        quantity,
        unit,
        netFen,
        aloneShare,
        addedShare,
      }),
    ),
    tried,
    schedule,
  };
}
