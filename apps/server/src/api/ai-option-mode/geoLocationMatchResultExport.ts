import { sendMatchWorkbook } from '../../documents/match-export.ts';
import { grantedAreaPlan } from '../../planning/area-plan/granted-area-plan.ts';
import { matchFences } from '../../planning/area-plan/geo/match-fences.ts';
import type { Handler } from '../handler.ts';

export const geoLocationMatchResultExport: Handler<'ai-option-mode/geoLocationMatchResultExport'> = async (
  context,
  input,
  request,
) => {
  const granted = await grantedAreaPlan(context.db, request.user, input.planId, ['geo']);
  const { plan } = granted;
  const { basis, matches } = await matchFences(context, granted);
  return sendMatchWorkbook(context, request, plan, {
    title: '地理围栏匹配结果',
    basis,
    filters: [{ label: '围栏数', value: String(plan.brief.fences.length) }],
    columns: [
      { title: '城市', format: 'text' },
      { title: '围栏', format: 'text' },
      { title: '面积（平方米）', format: 'integer' },
      { title: '居住人口', format: 'integer' },
      { title: 'TA 居住人口', format: 'integer' },
      { title: '工作人口', format: 'integer' },
      { title: '每周在场人数', format: 'integer' },
      { title: '每周在场 TA 人数', format: 'integer' },
      { title: 'TA浓度（人数口径）', format: 'percent' },
      { title: '点位', format: 'integer' },
      { title: '空位（面）', format: 'integer' },
      { title: '已选（面）', format: 'integer' },
      { title: '净价（元）', format: 'money' },
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
        match.persons.value,
        match.taPersons.value,
        match.taConcentration.value,
        match.positions,
        match.freeFaces,
        match.chosenFaces,
        match.netFen,
      ];
      if (match.lines.length === 0) return [[...fence, null, null, null]];
      return match.lines.map((line) => [...fence, line.lineName, line.metersInside, line.stopsInside]);
    }),
  });
};
