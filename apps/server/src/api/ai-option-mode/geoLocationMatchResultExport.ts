import { sendMatchWorkbook } from '../../document/match-export.ts';
import { Refusal } from '../../refusal.ts';
import { grantedPlan } from '../../smart-select/granted-plan.ts';
import { matchFences } from '../../smart-select/match-fences.ts';
import type { Handler } from '../handler.ts';

export const geoLocationMatchResultExport: Handler<'ai-option-mode/geoLocationMatchResultExport'> = async (
  context,
  input,
  request,
) => {
  const { plan, cityCodes } = await grantedPlan(context.db, request.user, input.planId);
  if (plan.kind !== 'geo') throw new Refusal('refused', '该方案不是地理围栏方案');
  const { basis, matches } = await matchFences(context, plan, cityCodes);
  return sendMatchWorkbook(context, request, plan, {
    title: '地理围栏匹配结果',
    action: 'export.fence-matches',
    basis,
    filters: [{ label: '围栏数', value: String(plan.brief.fences.length) }],
    columns: [
      { title: '城市', format: 'text' },
      { title: '围栏', format: 'text' },
      { title: '面积（平方米）', format: 'integer' },
      { title: '居住人口', format: 'integer' },
      { title: 'TA 居住人口', format: 'integer' },
      { title: '工作人口', format: 'integer' },
      { title: '线路', format: 'text' },
      { title: '围栏内里程（米）', format: 'integer' },
      { title: '围栏内站点', format: 'integer' },
    ],
    rows: matches.flatMap((match) => {
      const fence = [
        match.cityName,
        match.fenceName,
        Math.round(match.areaSquareMeters),
        match.residents.value,
        match.taResidents.value,
        match.workers.value,
      ];
      if (match.lines.length === 0) return [[...fence, null, null, null]];
      return match.lines.map((line) => [...fence, line.lineName, line.metersInside, line.stopsInside]);
    }),
  });
};
