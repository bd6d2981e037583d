import { aroundPositionMeters } from '@ooh/contract/domain/area-plan';
import { certain } from '@ooh/contract/core/certain';
import type { Basis } from '@ooh/contract/domain/figure';
import type { GrantedAreaPlan } from '../../../planning/area-plan/granted-area-plan.ts';
import { presentUnit } from '../../../planning/area-plan/present-unit.ts';
import { namedAreaPlan } from '../../../planning/area-plan/unit-names.ts';
import { sortUnits, vacantUnits } from '../../../planning/area-plan/vacant-units.ts';
import { sendMatchWorkbook } from '../../../documents/match-export.ts';
import { basisReleases, figureBasis } from '../../../city-data/release/figure-basis.ts';
import { readCityData } from '../../../city-data/release/city-data.ts';
import type { Context } from '../../../context.ts';
import type { Handler } from '../../handler.ts';

/** 口径 of who is around the positions: the panel that the plan was computed with, in force or not. */
async function basesOf({ db, engine }: Context, { cities }: GrantedAreaPlan): Promise<Basis[]> {
  const panels = await basisReleases(
    db,
    cities.map((city) => city.panel_release_id),
  );
  const data = await readCityData(
    db,
    cities.map((city) => city.city_code),
  );
  return Promise.all(
    cities.map(async ({ city_code: cityCode, panel_release_id: panelReleaseId }) => {
      const { panel, busLines } = certain(data.get(cityCode), 'city data', cityCode);
      // The model in force holds its people already; that of an earlier panel needs no lines for them.
      const lineReleaseId = panel?.releaseId === panelReleaseId ? (busLines?.releaseId ?? null) : null;
      const everybody = { audience: { groups: [] } };
      const { universe } = await engine.ask(
        { cityCode, panelReleaseId, lineReleaseId },
        'crowdSize',
        everybody,
      );
      return figureBasis(cityCode, [panels.get(panelReleaseId)], universe, '典型周');
    }),
  );
}

export const exportAreaVacancyPositionHotDetail: Handler<
  'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail'
> = async (context, input, request) => {
  const { granted, names } = await namedAreaPlan(context, request.user, input.planId);
  const { plan, days } = granted;
  const found = vacantUnits(granted.units, input).map((unit) =>
    presentUnit(unit, names, days, context.config.minimumCell),
  );
  return sendMatchWorkbook(context, request, plan, {
    title: '空位热力明细',
    basis: await basesOf(context, granted),
    filters: [
      { label: '投放期', value: `${plan.brief.startDate} 起 ${plan.brief.weeks} 周` },
      { label: '关键词', value: input.keyword.trim() || '无' },
      { label: '区域', value: input.areaIds.length === 0 ? '全部' : `${input.areaIds.length} 个` },
      { label: '范围', value: input.onlyChosen ? '已选点位' : '全部空位点位' },
      { label: '热力口径', value: '点位所在约 0.7 平方公里网格内典型周在场人数，非触达人数' },
    ],
    columns: [
      { title: '城市', format: 'text' },
      { title: '区域', format: 'text' },
      { title: '点位编号', format: 'text' },
      { title: '点位名称', format: 'text' },
      { title: '媒体', format: 'text' },
      { title: '形式', format: 'text' },
      { title: '等级', format: 'text' },
      { title: '面数', format: 'integer' },
      { title: '空位（面）', format: 'integer' },
      { title: '已选（面）', format: 'integer' },
      { title: '刊例价（元/面·30天）', format: 'money' },
      { title: '单面净价（元）', format: 'money' },
      { title: `周边 ${aroundPositionMeters} 米每周在场人数`, format: 'integer' },
      { title: '其中 TA', format: 'integer' },
      { title: 'TA浓度（人数口径）', format: 'percent' },
      { title: 'TGI', format: 'decimal' },
    ],
    rows: sortUnits(found, input).map((unit) => [
      unit.cityName,
      unit.areaName,
      unit.code,
      unit.name,
      unit.mediumName,
      unit.formName,
      unit.level,
      unit.faces,
      unit.freeFaces,
      unit.chosenFaces,
      unit.unitPriceFen,
      unit.faceNetFen,
      unit.heat.persons.value,
      unit.heat.taPersons.value,
      unit.heat.taConcentration.value,
      unit.heat.tgi.value,
    ]),
  });
};
