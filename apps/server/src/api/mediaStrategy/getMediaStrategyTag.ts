import { certain } from '@ooh/contract/core/certain';
import { budgetClasses } from '@ooh/contract/domain/strategy-case';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import { seenCases } from '../../market/strategy-case/case-store.ts';
import { presentCase } from '../../market/strategy-case/present-case.ts';
import type { Handler } from '../handler.ts';

/** Each key with how often it occurs, the most frequent first. */
function tagsOf(keys: readonly string[], nameOf: (key: string) => string = (key) => key) {
  return [...Map.groupBy(keys, (key) => key)]
    .map(([key, list]) => ({ key, name: nameOf(key), count: list.length }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

export const getMediaStrategyTag: Handler<'mediaStrategy/getMediaStrategyTag'> = async (
  { db },
  _input,
  { user },
) => {
  const names = await readMediaNames(db);
  const cases = (await seenCases(db, user)).map((seen) => presentCase(seen, names));
  const budgetName = (key: string) =>
    certain(
      budgetClasses.find((one) => one.key === key),
      'budget class',
      key,
    ).name;
  const mediumIds = cases.flatMap(({ media }) => media.map(({ mediumId }) => String(mediumId)));
  return [
    { category: 'industries', name: '行业', tags: tagsOf(cases.map((one) => one.industry)) },
    { category: 'goals', name: '营销目标', tags: tagsOf(cases.map((one) => one.goal)) },
    {
      category: 'budgetClasses',
      name: '预算',
      tags: tagsOf(
        cases.map((one) => one.budgetClass),
        budgetName,
      ),
    },
    {
      category: 'cityCodes',
      name: '城市',
      tags: tagsOf(
        cases.flatMap(({ cities }) => cities.map(({ cityCode }) => cityCode)),
        cityName,
      ),
    },
    { category: 'mediumIds', name: '媒体', tags: tagsOf(mediumIds, (key) => names.medium(Number(key))) },
  ];
};
