import type { CallOutput } from '@ooh/contract/registry';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import { busFormOf } from '../../../reference/bus-body/bus-forms.ts';
import { assertValidDelivery } from '../../../planning/bus-plan/evaluate-delivery.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { priceDelivery, type PricedLine } from '../../../planning/bus-plan/price-delivery.ts';
import { cityName } from '../../../reference/region/regions.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cityBudgets } from '../../../planning/plan/city-budgets.ts';
import { grantedPlan } from '../../../planning/plan/granted-plan.ts';
import { readPlanCities } from '../../../planning/plan/plan-cities.ts';
import { isCityGranted } from '../../../access/plan-access.ts';
import type { Handler } from '../../handler.ts';

type Row = CallOutput<'bus-plan/v1/getCostAggregateList'>['rows'][number];
type Grouping = 'city' | 'form' | 'level' | 'line';
interface CityLine extends PricedLine {
  readonly cityCode: string;
}

function groupKey(line: CityLine, groupBy: Grouping): string {
  const { lineId, formId } = line.item;
  const by = { city: '', form: String(formId), level: line.line.level, line: `${lineId}/${formId}` }[groupBy];
  return `${line.cityCode}/${by}`;
}

/** The common value of a column, or 多种 where the group has several. */
function common(values: readonly string[]): string {
  return new Set(values).size === 1 ? values[0] : '多种';
}

function rowOf(lines: readonly CityLine[], groupBy: Grouping): Row {
  const [first] = lines;
  const isLine = groupBy === 'line';
  return {
    ...quotationTotals(lines.map((line) => line.amounts)),
    cityCode: first.cityCode,
    cityName: cityName(first.cityCode),
    formName: common(lines.map((line) => busFormOf(line.item.formId)?.name ?? '')),
    level: common(lines.map((line) => line.line.level)),
    lineId: isLine ? first.item.lineId : null,
    lineName: isLine ? first.line.lineName : null,
    vehicles: lines.reduce((sum, line) => sum + line.item.vehicles, 0),
    vehicleDays: lines.reduce((sum, line) => sum + line.item.vehicles * line.days, 0),
    isSamplePrice: lines.some((line) => line.isSamplePrice),
  };
}

export const getBusCostAggregateList: Handler<'bus-plan/v1/getCostAggregateList'> = async (
  context,
  input,
  request,
) => {
  const { user } = request;
  const granted = await grantedPlan(context.db, user, input.planId);
  const { plan } = granted;
  const cityCodes = granted.cityCodes.filter((city) => isCityGranted(user, city));
  const asked =
    input.cityCode === undefined ? cityCodes : cityCodes.filter((city) => city === input.cityCode);
  if (input.cityCode !== undefined && asked.length === 0) throw notFound('方案中的城市');
  const stored = await readPlanCities(context.db, [plan.plan_id]);
  const lines: CityLine[] = [];
  for (const cityCode of asked) {
    const saved = stored.find((city) => city.city_code === cityCode)?.delivery;
    const delivery = (input.cityCode === undefined ? undefined : input.delivery) ?? saved;
    if (delivery === undefined || delivery.lines.length === 0) continue;
    const city = await loadPlanCity(context, plan, cityCode);
    await assertValidDelivery(city, delivery);
    const priced = priceDelivery(delivery, city.register, plan.strategy);
    lines.push(...priced.map((line) => ({ ...line, cityCode })));
  }
  const groups = Map.groupBy(lines, (line) => groupKey(line, input.groupBy));
  const budgets = await cityBudgets(context, plan.brief, plan.strategy);
  return {
    rows: [...groups.values()].map((group) => rowOf(group, input.groupBy)),
    total: quotationTotals(lines.map((line) => line.amounts)),
    budgetFen: asked.reduce((sum, city) => sum + (budgets.get(city) ?? 0), 0),
  };
};
