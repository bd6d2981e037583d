import { sendMatchWorkbook } from '../../document/match-export.ts';
import { Refusal } from '../../refusal.ts';
import { grantedPlan } from '../../smart-select/granted-plan.ts';
import { matchCells } from '../../smart-select/match-cells.ts';
import type { Handler } from '../handler.ts';

export const crowdTagMatchResultExport: Handler<'ai-option-mode/crowdTagMatchResultExport'> = async (
  context,
  input,
  request,
) => {
  const { plan, cityCodes } = await grantedPlan(context.db, request.user, input.planId);
  if (plan.kind !== 'ta') throw new Refusal('refused', '该方案不是 TA 浓度方案');
  const { basis, matches } = await matchCells(context, plan, cityCodes);
  return sendMatchWorkbook(context, request, plan, {
    title: 'TA浓度匹配结果',
    action: 'export.cell-matches',
    basis,
    filters: [{ label: 'TA浓度阈值', value: `${(plan.brief.taThreshold * 100).toFixed(1)}%` }],
    columns: [
      { title: '城市', format: 'text' },
      { title: '区县', format: 'text' },
      { title: '网格', format: 'text' },
      { title: '经度', format: 'decimal' },
      { title: '纬度', format: 'decimal' },
      { title: '居住人口', format: 'integer' },
      { title: 'TA 人口', format: 'integer' },
      { title: 'TA浓度（人数口径）', format: 'percent' },
      { title: 'TGI', format: 'decimal' },
      { title: '站点数', format: 'integer' },
      { title: '线路', format: 'text', width: 60 },
    ],
    rows: matches.map((match) => [
      match.cityName,
      match.districtName,
      match.cell,
      match.center[0],
      match.center[1],
      match.persons.value,
      match.taPersons.value,
      match.taConcentration.value,
      match.tgi.value,
      match.stops,
      match.lineNames.join('、'),
    ]),
  });
};
