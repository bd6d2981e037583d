import type { CallOutput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { caseEffects } from './case-effects.ts';
import { caseSchedule } from './case-schedule.ts';
import { seenCases, type SeenCase } from './case-store.ts';
import { netOf, presentCase, rateCardOf } from './present-case.ts';

const mostSimilar = 4;

/** How near two cases are: the industry weighs more than the goal, and that more than the city. */
function nearness(a: SeenCase, b: SeenCase): number {
  return (
    4 * Number(a.industry === b.industry) + 2 * Number(a.goal === b.goal) + Number(a.cityCode === b.cityCode)
  );
}

/** One case of the library from its background to its lesson; unknown ones and those not granted answer alike. */
export async function caseDetail(
  context: Context,
  user: SignedInUser,
  caseId: string,
): Promise<CallOutput<'mediaStrategy/getMediaStrategyByCaseId/{caseId}'>> {
  const { db } = context;
  const cases = await seenCases(db, user);
  const seen = cases.find(({ caseIds }) => caseIds.includes(caseId));
  if (seen === undefined) throw notFound('案例');
  const names = await readMediaNames(db);
  const net = netOf(seen.mix);
  const card = rateCardOf(seen.mix);
  const { orderId } = seen;
  const effects = await caseEffects(context, user, orderId !== null && seen.hasEffect ? [orderId] : []);
  return {
    ...presentCase(seen, names),
    effect: effects.get(orderId ?? '') ?? null,
    background: seen.background,
    insight: seen.insight,
    approach: seen.approach,
    lesson: seen.lesson,
    mix: seen.mix.map((one) => ({
      ...one,
      mediumName: names.medium(one.mediumId),
      formName: names.form(one.mediumId, one.formId),
      unit: names.unit(one.mediumId),
      share: net > 0 ? one.netFen / net : 0,
    })),
    schedule: await caseSchedule(db, seen, names.medium),
    discount: card > 0 ? net / card : null,
    note: seen.isSample ? '金额按示例刊例价与示例折扣计，为演示数据' : '金额由导入文件给出',
    similar: cases
      .filter((one) => one !== seen && nearness(one, seen) >= 2)
      .sort((a, b) => nearness(b, seen) - nearness(a, seen))
      .slice(0, mostSimilar)
      .map((one) => ({ caseId: one.caseId, title: one.title })),
  };
}
