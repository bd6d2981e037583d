import { certain } from '@ooh/contract/core/certain';
import type { ParsedInput } from '@ooh/contract/registry';
import { loadPeopledCity } from '../bus-plan/plan-city.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { assertNotComputing, versionConflict } from '../plan/granted-plan.ts';
import type { StoredPlan } from '../plan/plan-store.ts';
import { areaSummaryOf } from './area-summary.ts';
import {
  nextAreaVersion,
  readAreaCity,
  readUnits,
  setChosenFaces,
  type StoredUnit,
} from './area-plan-store.ts';
import { measureChoice } from './measure-choice.ts';
import { rulesOf } from '../plan/plan-fences.ts';
import { spreadProblems, spreadRulesOf } from './spread.ts';
import { seesUnit } from '../../access/media-scope.ts';
import { unitIdOf } from './present-unit.ts';
import { countText } from '../../disclosure/figure-text.ts';

interface Caller {
  readonly user: SignedInUser;
  readonly address: string;
  readonly requestId: string;
}

/** Refuses units that are taken in against 单区上限 or 最小间距, by name. */
function assertSpread(plan: StoredPlan, before: readonly StoredUnit[], after: readonly StoredUnit[]): void {
  const bought = after.flatMap((unit, at) =>
    unit.chosen_faces === 0
      ? []
      : [
          {
            positionId: unit.position_id,
            mediumId: unit.medium_id,
            districtName: unit.district_name,
            lng: unit.lng,
            lat: unit.lat,
            name: unit.name,
            isNew: before[at].chosen_faces === 0,
          },
        ],
  );
  const [kept, added] = [false, true].map((isNew) => bought.filter((unit) => unit.isNew === isNew));
  const problems = spreadProblems(spreadRulesOf(rulesOf(plan.brief)), kept, added);
  if (problems.length > 0)
    throw new AppError('invalid', `${problems.slice(0, 20).join('；')}。可改选其他点位，或在选点规则中放宽`);
}

/**
 * Changes how many faces of some units a city of a plan buys; their reach is measured again. `alongside` runs in
 * the same transaction.
 */
export async function chooseFaces(
  context: Context,
  { user, address, requestId }: Caller,
  plan: StoredPlan,
  input: ParsedInput<'v1/area-plan/choose'>,
  alongside?: (transaction: DbOrTransaction) => Promise<void>,
): Promise<{ cityCode: string; version: number }> {
  const { cityCode, version } = input;
  const stored = await readAreaCity(context.db, plan.plan_id, cityCode);
  if (stored === undefined) throw new AppError('refused', '方案尚未计算，请先提交计算');
  if (stored.version !== version) throw versionConflict();
  const wanted = new Map(input.units.map(({ unitId, faces }) => [unitId, faces]));
  const units = await readUnits(context.db, plan.plan_id, [cityCode]);
  const changed = units.filter((unit) => wanted.has(unitIdOf(unit)) && seesUnit(user, unit));
  if (changed.length < wanted.size) throw new AppError('invalid', '所选点位不在该方案的匹配结果中');
  const problems = changed.flatMap((unit) => {
    const faces = certain(wanted.get(unitIdOf(unit)), 'wanted faces of the unit', unitIdOf(unit));
    if (faces > unit.free_faces) return [`${unit.name} 只有 ${countText(unit.free_faces)} 面空位`];
    return faces > 0 && unit.unit_price_fen === null ? [`${unit.name} 没有刊例价`] : [];
  });
  if (problems.length > 0) throw new AppError('invalid', problems.slice(0, 20).join('；'));
  const after = units.map((unit) => ({
    ...unit,
    chosen_faces: wanted.get(unitIdOf(unit)) ?? unit.chosen_faces,
  }));
  assertSpread(plan, units, after);
  const city = await loadPeopledCity(context, plan, cityCode);
  const measured = await measureChoice(context, city, after, city.days);
  await context.db.transaction().execute(async (transaction) => {
    await assertNotComputing(transaction, plan.plan_id);
    const which = { planId: plan.plan_id, cityCode };
    const summary = areaSummaryOf(measured.measure, after, city.days);
    const isOurs = await nextAreaVersion(transaction, { ...which, version }, { ...measured, summary });
    if (!isOurs) throw versionConflict();
    for (const unit of changed) {
      const row = { ...which, positionId: unit.position_id, formId: unit.form_id };
      await setChosenFaces(
        transaction,
        row,
        certain(wanted.get(unitIdOf(unit)), 'wanted faces of the unit', unitIdOf(unit)),
      );
    }
    const detail = { planId: plan.plan_id, cityCode, units: changed.length };
    await context.audit.record(
      { action: 'plan.choose-units', actor: user, address, requestId, detail },
      transaction,
    );
    await alongside?.(transaction);
  });
  return { cityCode, version: version + 1 };
}
