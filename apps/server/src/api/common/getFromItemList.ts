import { lineLevels } from '@ooh/contract/domain/bus';
import { crsNames } from '@ooh/contract/domain/data-release';
import {
  orderModeNames,
  orderModes,
  orderSourceNames,
  orderSources,
  orderStateNames,
  orderStates,
} from '@ooh/contract/domain/order';
import {
  planGoalNames,
  planGoals,
  planKindNames,
  planKinds,
  planStateNames,
  planStates,
} from '@ooh/contract/domain/plan';
import { formItemTypes } from '@ooh/contract/common/getFromItemList';
import { countIndustries } from '../../reference/brand/brand-store.ts';
import { allBusForms } from '../../reference/bus-body/bus-forms.ts';
import { mediaUnits } from '../../city-data/inventory/media-forms.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { Handler } from '../handler.ts';

interface Item {
  value: string;
  label: string;
  description: string | null;
}
const item = (value: string, label: string, description: string | null = null): Item => ({
  value,
  label,
  description,
});

const objectives = [
  item('wide', '广覆盖', '让最多不同的 TA 看到，适合知名品牌'),
  item('deep', '深触达', '让每位 TA 看到更多次，适合新品牌与新品'),
  item('balanced', '均衡', '按权重兼顾覆盖与频次'),
];
const modeHints = {
  base: '按城市与媒体自行配置数量与预算',
  reference: '从相似的往期订单开始',
  'man-land': '按目标人群与地点的匹配选择媒体',
};
const crsLabels = { WGS84: 'WGS-84（GPS、GTFS）', GCJ02: 'GCJ-02（高德、腾讯）', BD09: 'BD-09（百度）' };

async function itemsOf(db: Db, type: (typeof formItemTypes)[number]): Promise<Item[]> {
  switch (type) {
    case 'industry':
      return (await countIndustries(db)).map(({ industry, count }) =>
        item(industry, industry, `${count} 个品牌`),
      );
    case 'goal':
      return planGoals.map((goal) => item(goal, planGoalNames[goal]));
    case 'planKind':
      return planKinds.map((kind) => item(kind, planKindNames[kind]));
    case 'planState':
      return planStates.map((state) => item(state, planStateNames[state]));
    case 'objective':
      return objectives;
    case 'busForm':
      return allBusForms.map((form) => item(String(form.formId), form.name, form.place));
    case 'lineLevel':
      return lineLevels.map((level) => item(level, level));
    case 'crs':
      return crsNames.map((crs) => item(crs, crsLabels[crs]));
    case 'orderState':
      return orderStates.map((state) => item(state, orderStateNames[state]));
    case 'orderMode':
      return orderModes.map((mode) => item(mode, orderModeNames[mode], modeHints[mode]));
    case 'orderSource':
      return orderSources.map((source) => item(source, orderSourceNames[source]));
    case 'unit':
      return (await mediaUnits(db)).map(({ unit, media }) => item(unit, unit, media.join('、')));
  }
}

export const getFromItemList: Handler<'common/getFromItemList'> = (context, input) => {
  const types = input.type === undefined ? formItemTypes : [input.type];
  return Promise.all(types.map(async (type) => ({ type, items: await itemsOf(context.db, type) })));
};
