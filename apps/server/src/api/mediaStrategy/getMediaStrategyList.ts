import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { seenCases } from '../../market/strategy-case/case-store.ts';
import { presentCase } from '../../market/strategy-case/present-case.ts';
import type { Handler } from '../handler.ts';

const isAsked = <Value>(values: readonly Value[], value: Value): boolean =>
  values.length === 0 || values.includes(value);

export const getMediaStrategyList: Handler<'mediaStrategy/getMediaStrategyList'> = async (
  { db },
  input,
  { user },
) => {
  const { pageNo, pageSize } = input;
  const names = await readMediaNames(db);
  const keyword = input.keyword.trim().toLowerCase();
  const matching = (await seenCases(db, user))
    .map((seen) => presentCase(seen, names))
    .filter(
      (one) =>
        isAsked(input.industries, one.industry) &&
        isAsked(input.goals, one.goal) &&
        isAsked(input.budgetClasses, one.budgetClass) &&
        isAsked(input.cityCodes, one.cityCode) &&
        (input.mediumIds.length === 0 ||
          one.media.some(({ mediumId }) => input.mediumIds.includes(mediumId))) &&
        `${one.title} ${one.brandName}`.toLowerCase().includes(keyword),
    );
  if (input.sort === 'budget') matching.sort((a, b) => b.netFen - a.netFen);
  const rows = matching.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { rows, total: matching.length, pageNo, pageSize };
};
