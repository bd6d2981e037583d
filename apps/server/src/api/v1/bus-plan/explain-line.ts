import { certain } from '@ooh/contract/core/certain';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { LineExplanation } from '../../../measurement/engine/work/explain-line.ts';
import { busFormOf, formFactorOf } from '../../../reference/bus-body/bus-forms.ts';
import { candidateLines } from '../../../planning/bus-plan/candidate-lines.ts';
import { assertValidDelivery } from '../../../planning/bus-plan/evaluate-delivery.ts';
import { loadPlanCity, type PlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { priceDelivery } from '../../../planning/bus-plan/price-delivery.ts';
import { assertAudienceLargeEnough } from '../../../planning/bus-plan/small-audience.ts';
import { readFreeVehicles } from '../../../planning/bus-plan/free-vehicles.ts';
import { selectionInputOf } from '../../../planning/bus-plan/selection-input.ts';
import { notFound, AppError } from '../../../platform/http/app-error.ts';
import { cityBudgets } from '../../../planning/plan/city-budgets.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { readPlanCity } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';
import { countText } from '../../../disclosure/figure-text.ts';

const fenPerThousandYuan = 100_000;

function sentenceOf(
  explained: LineExplanation,
  perThousand: number,
  cutoff: number | null,
  blockedBy: string | null,
): string {
  if (explained.isInPlan) {
    const added = `去掉这条线，方案少触达 ${countText(explained.persons)} 人（每千元 ${countText(perThousand)} 人）`;
    return cutoff === null ? `${added}。` : `${added}；方案中最弱的一辆车每千元 ${countText(cutoff)} 人。`;
  }
  const add = `加入这条线可新增 ${countText(explained.persons)} 人，每千元 ${countText(perThousand)} 人`;
  if (cutoff === null) return `${add}。`;
  if (perThousand < cutoff) return `${add}，低于方案中最弱一辆车的每千元 ${countText(cutoff)} 人。`;
  return `${add}，不低于方案中最弱一辆车的每千元 ${countText(cutoff)} 人${blockedBy === null ? '，可以考虑加入' : `，但${blockedBy}`}。`;
}

async function explain(
  context: Parameters<Handler<'v1/bus-plan/explain-line'>>[0],
  city: PlanCity,
  input: Parameters<Handler<'v1/bus-plan/explain-line'>>[1],
) {
  const [stored, budgets] = await Promise.all([
    readPlanCity(context.db, city.plan.plan_id, city.cityCode),
    cityBudgets(context, city.plan.brief, city.plan.strategy),
  ]);
  const candidates = stored === undefined ? null : await candidateLines(context, city, stored.filter);
  // The asked line is explained against the budget even where the conditions leave it out.
  const asked =
    candidates === null
      ? null
      : new Set([...candidates, input.lineId, ...input.delivery.lines.map((line) => line.lineId)]);
  const freeVehicles = await readFreeVehicles(context, city, { planId: city.plan.plan_id });
  const task = { budgetFen: budgets.get(city.cityCode) ?? 0, seed: 1, candidates: asked };
  const priced = priceDelivery(input.delivery, city.register, city.plan.strategy);
  const delivered = priced.map(({ item, days, amounts }) => ({
    lineId: item.lineId,
    vehicles: item.vehicles,
    days: days * formFactorOf(certain(busFormOf(item.formId), 'form of bus bodies', item.formId), item.deck),
    costFen: amounts.totalFen,
  }));
  const explained = await context.engine.ask(city.releases, 'explainLine', {
    selection: {
      // People are counted by all of their contacts.
      ...selectionInputOf(city, task, { freeVehicles, weights: null }),
      objective: { kind: 'reach', k: city.plan.strategy.reachAtLeast },
    },
    delivered,
    lineId: input.lineId,
  });
  const isOutside = candidates !== null && !candidates.has(input.lineId);
  return { explained, isOutside };
}

export const explainLine: Handler<'v1/bus-plan/explain-line'> = async (context, input, request) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const city = await loadPlanCity(context, plan, input.cityCode);
  const line = city.register.get(input.lineId);
  if (line === undefined) throw notFound('线路');
  await assertValidDelivery(city, input.delivery);
  await assertAudienceLargeEnough(context, city);
  const { explained, isOutside } = await explain(context, city, input);
  if (!meetsMinimumCell(explained.panelPersons, context.config.minimumCell))
    throw new AppError('refused', `${line.lineName} 触及的目标人群样本不足，无法说明`);
  const perThousand =
    explained.costFen > 0 ? (explained.persons * fenPerThousandYuan) / explained.costFen : 0;
  const cutoff = explained.weakestPerFen === null ? null : explained.weakestPerFen * fenPerThousandYuan;
  const reasons = [...(isOutside && !explained.isInPlan ? ['不符合当前条件'] : []), ...explained.blockedBy];
  const blockedBy = reasons.length === 0 ? null : reasons.join('；');
  const [out] = explained.replaces ?? [];
  return {
    lineId: line.lineId,
    lineName: line.lineName,
    isInPlan: explained.isInPlan,
    persons: explained.persons,
    costFen: explained.costFen,
    personsPerThousandYuan: perThousand,
    planCutoffPerThousandYuan: cutoff,
    bestExchange:
      out === undefined || explained.changeByReplacing === null
        ? null
        : {
            outLineId: out.lineId,
            outLineName: city.register.get(out.lineId)?.lineName ?? out.lineId,
            changePersons: explained.changeByReplacing,
            changeFen: explained.changeFen ?? 0,
          },
    blockedBy,
    sentence: sentenceOf(explained, perThousand, cutoff, blockedBy),
  };
};
