import { percentText } from '@ooh/contract/core/percent-text';
import { sendMatchWorkbook } from '../../documents/match-export.ts';
import { areaKindNames } from '@ooh/contract/domain/plan-names';
import { grantedAreaPlan } from '../../planning/area-plan/granted-area-plan.ts';
import { rulesOf } from '../../planning/plan/plan-fences.ts';
import { planAreas } from '../../planning/area-plan/ta/ta-plan-detail.ts';
import type { Handler } from '../handler.ts';

export const crowdTagMatchResultExport: Handler<'ai-option-mode/crowdTagMatchResultExport'> = async (
  context,
  input,
  request,
) => {
  const granted = await grantedAreaPlan(context.db, request.user, input.planId, ['ta']);
  const { plan } = granted;
  const { basis, areas } = await planAreas(context, granted);
  const kind = areaKindNames[rulesOf(plan.brief).areaKind];
  return sendMatchWorkbook(context, request, plan, {
    title: 'TA浓度匹配结果',
    basis,
    filters: [
      { label: '区域', value: kind },
      { label: 'TA浓度阈值', value: percentText(plan.brief.taThreshold) },
    ],
    columns: [
      { title: '城市', format: 'text' },
      { title: '区县', format: 'text' },
      { title: '区域', format: 'text' },
      { title: '区域编号', format: 'text' },
      { title: '经度', format: 'decimal' },
      { title: '纬度', format: 'decimal' },
      { title: '每周在场人数', format: 'integer' },
      { title: '每周在场 TA 人数', format: 'integer' },
      { title: 'TA浓度（人数口径）', format: 'percent' },
      { title: 'TA浓度（人时口径）', format: 'percent' },
      { title: 'TGI', format: 'decimal' },
      { title: '点位', format: 'integer' },
      { title: '空位（面）', format: 'integer' },
      { title: '已选（面）', format: 'integer' },
      { title: '净价（元）', format: 'money' },
      { title: '站点数', format: 'integer' },
      { title: '线路', format: 'text', width: 60 },
    ],
    rows: areas
      .filter(({ isMatch }) => isMatch)
      .map((area) => [
        area.cityName,
        area.districtName,
        area.name,
        area.areaId,
        area.center[0],
        area.center[1],
        area.persons.value,
        area.taPersons.value,
        area.taConcentration.value,
        area.taConcentrationHours.value,
        area.tgi.value,
        area.positions,
        area.freeFaces,
        area.chosenFaces,
        area.netFen,
        area.stops,
        area.lineNames.join('、'),
      ]),
  });
};
