import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { caseEffects } from '../../market/strategy-case/case-effects.ts';
import { seenCases } from '../../market/strategy-case/case-store.ts';
import { compareWithDraft } from '../../market/strategy-case/compare-with-draft.ts';
import { presentCase } from '../../market/strategy-case/present-case.ts';
import type { Handler } from '../handler.ts';

const isAsked = <Value>(values: readonly Value[], value: Value): boolean =>
  values.length === 0 || values.includes(value);
const isAnyAsked = <Value>(asked: readonly Value[], values: readonly Value[]): boolean =>
  asked.length === 0 || values.some((value) => asked.includes(value));

export const getMediaStrategyList: Handler<'mediaStrategy/getMediaStrategyList'> = async (
  context,
  input,
  { user },
) => {
  const { db } = context;
  const { pageNo, pageSize, draftId } = input;
  const names = await readMediaNames(db);
  const keyword = input.keyword.trim().toLowerCase();
  const seen = await seenCases(db, user);
  const orderIds = new Map(seen.map(({ caseId, orderId }) => [caseId, orderId]));
  const cases = seen.map((one) => presentCase(one, names));
  // With no case to compare, a draft that exists answers as one that does not.
  const isCompared = draftId !== undefined && cases.length > 0;
  const compared = isCompared ? await compareWithDraft(db, user, draftId, cases) : cases;
  const matching = compared.filter(
    (one) =>
      isAsked(input.industries, one.industry) &&
      isAsked(input.goals, one.goal) &&
      isAsked(input.budgetClasses, one.budgetClass) &&
      isAnyAsked(
        input.cityCodes,
        one.cities.map(({ cityCode }) => cityCode),
      ) &&
      isAnyAsked(
        input.mediumIds,
        one.media.map(({ mediumId }) => mediumId),
      ) &&
      (!input.hasEffect || one.hasEffect) &&
      `${one.title} ${one.brandName}`.toLowerCase().includes(keyword),
  );
  if (input.sort === 'budget') matching.sort((a, b) => b.netFen - a.netFen);
  if (input.sort === 'similar') matching.sort((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0));
  const rows = matching.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const effects = await caseEffects(
    context,
    user,
    rows.flatMap(({ caseId, hasEffect }) => (hasEffect ? (orderIds.get(caseId) ?? []) : [])),
  );
  return {
    rows: rows.map((one) => ({ ...one, effect: effects.get(orderIds.get(one.caseId) ?? '') ?? null })),
    total: matching.length,
    pageNo,
    pageSize,
  };
};
