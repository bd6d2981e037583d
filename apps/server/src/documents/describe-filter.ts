import type { BusCondition, BusFilter, BusRelation } from '@ooh/contract/domain/bus-condition';
import type { LabelledValue } from '@ooh/report/plan-document';

const kindNames: Record<BusCondition['kind'], string> = {
  businessDistrict: '城市商圈',
  mainRoad: '主干道',
  dataEmpowerment: '数据赋能',
  targetAoi: '目标AOI',
  targetPoi: '目标POI',
};

function describeCondition(condition: BusCondition): string {
  switch (condition.kind) {
    case 'businessDistrict':
      return `${condition.districtIds.length} 个商圈，${condition.mode === 'stops' ? '必经（设站）' : '途经'}，缓冲 ${condition.bufferMeters} 米，至少命中 ${condition.minHits} 个`;
    case 'mainRoad':
      return `${condition.roadIds.length} 条道路，重合不少于 ${condition.minOverlapMeters} 米`;
    case 'dataEmpowerment':
      return `${condition.options.map((option) => `${option.key}×${option.weight}`).join('、')}，保留前 ${Math.round(condition.keepShare * 100)}%`;
    case 'targetAoi':
      return `${[...condition.aoiTypes, ...(condition.aoiIds.length > 0 ? [`自选 ${condition.aoiIds.length} 个`] : [])].join('、')}，缓冲 ${condition.bufferMeters} 米，至少命中 ${condition.minHits} 个`;
    case 'targetPoi':
      return `${[...condition.categories, ...condition.brands, ...(condition.points.length > 0 ? [`自有点 ${condition.points.length} 个`] : [])].join('、')}，半径 ${condition.radiusMeters} 米，至少命中 ${condition.minHits} 个`;
  }
}

const nameOf = (condition: BusCondition) => condition.name || kindNames[condition.kind];

function describeRelation(relation: BusRelation, names: ReadonlyMap<string, string>): string {
  const parts = relation.items.map((item) =>
    'conditionId' in item
      ? `${item.not ? '非 ' : ''}${names.get(item.conditionId) ?? item.conditionId}`
      : `${item.not ? '非 ' : ''}(${describeRelation({ ...item, not: false }, names)})`,
  );
  const joined = parts.join(relation.op === 'and' ? ' 且 ' : ' 或 ');
  return relation.not ? `非 (${joined})` : joined;
}

/** The conditions of a city as a document prints them. */
export function describeFilter(cityName: string, filter: BusFilter): LabelledValue[] {
  if (filter.conditions.length === 0) return [{ label: `${cityName} · 线路条件`, value: '无（全部线路）' }];
  const names = new Map(filter.conditions.map((condition) => [condition.conditionId, nameOf(condition)]));
  const relation =
    filter.relation === null ? [...names.values()].join(' 且 ') : describeRelation(filter.relation, names);
  return [
    ...filter.conditions.map((condition) => ({
      label: `${cityName} · ${nameOf(condition)}`,
      value: describeCondition(condition),
    })),
    { label: `${cityName} · 条件关系`, value: relation },
  ];
}
