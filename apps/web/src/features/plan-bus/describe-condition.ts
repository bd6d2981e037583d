import type { BusCondition, BusFilter } from '@ooh/contract/domain/bus-condition';
import type { CallOutput } from '@ooh/contract/registry';
import { relationFor, storedRelation } from './condition-relation.ts';
import { relationSentence } from './relation-sentence.ts';

export type ConditionOptions = CallOutput<'v1/bus-plan/options'>;
export type ConditionKind = BusCondition['kind'];

export const conditionNames: Readonly<Record<ConditionKind, string>> = {
  businessDistrict: '城市商圈',
  mainRoad: '主干道',
  dataEmpowerment: '数据赋能',
  targetAoi: '目标AOI',
  targetPoi: '目标POI',
};

/** A free id for one more condition of a kind: mainRoad, mainRoad-2, … */
export function freeConditionId(kind: ConditionKind, conditions: readonly BusCondition[]): string {
  const taken = new Set(conditions.map((condition) => condition.conditionId));
  let number = 1;
  const id = () => (number === 1 ? kind : `${kind}-${number}`);
  while (taken.has(id())) number += 1;
  return id();
}

/** Name of every condition: its own, or that of its kind with a number where there are several. */
export function conditionLabels(conditions: readonly BusCondition[]): Map<string, string> {
  const counts = new Map<ConditionKind, number>();
  return new Map(
    conditions.map(({ kind, conditionId, name }) => {
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      return [conditionId, name || (number > 1 ? `${conditionNames[kind]} ${number}` : conditionNames[kind])];
    }),
  );
}

/** A condition as it stands when its card is first used. */
export function newCondition(kind: ConditionKind, conditionId: string = kind): BusCondition {
  const base = { conditionId, name: '' };
  switch (kind) {
    case 'businessDistrict':
      return { ...base, kind, districtIds: [], mode: 'stops', bufferMeters: 0, minHits: 1 };
    case 'mainRoad':
      return { ...base, kind, roadIds: [], minOverlapMeters: 1000 };
    case 'dataEmpowerment':
      return { ...base, kind, options: [], keepShare: 0.5 };
    case 'targetAoi':
      return { ...base, kind, aoiIds: [], aoiTypes: [], bufferMeters: 200, minHits: 1 };
    case 'targetPoi':
      return { ...base, kind, categories: [], brands: [], points: [], radiusMeters: 300, minHits: 1 };
  }
}

/** How many places or figures a condition names; 0 means that it does not say anything yet. */
export function conditionSize(condition: BusCondition): number {
  switch (condition.kind) {
    case 'businessDistrict':
      return condition.districtIds.length;
    case 'mainRoad':
      return condition.roadIds.length;
    case 'dataEmpowerment':
      return condition.options.length;
    case 'targetAoi':
      return condition.aoiIds.length + condition.aoiTypes.length;
    case 'targetPoi':
      return condition.categories.length + condition.brands.length + condition.points.length;
  }
}

/** The filter without conditions that say nothing yet: what is sent, counted and saved. */
export function completeFilter(filter: BusFilter): BusFilter {
  const conditions = filter.conditions.filter((condition) => conditionSize(condition) > 0);
  const relation = filter.relation && storedRelation(relationFor(conditions, filter.relation));
  return { conditions, relation };
}

type Named = readonly { readonly id: string; readonly name: string }[];

function namesOfIds(ids: readonly string[], places: Named = []): string[] {
  return ids.map((id) => places.find((place) => place.id === id)?.name ?? id);
}

function namesIn(ids: readonly string[], places: Named): string {
  const names = namesOfIds(ids, places);
  return names.length > 3 ? `${names.slice(0, 3).join('、')} 等 ${names.length} 个` : names.join('、');
}

function listed(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join('、')} 等 ${names.length} 类` : names.join('、');
}

function atLeast(minHits: number): string {
  return minHits > 1 ? `至少 ${minHits} 个` : '';
}

/** A condition in words, for the relation's sentence: 「必经 南山商圈」. */
export function describeCondition(condition: BusCondition, options: ConditionOptions | undefined): string {
  switch (condition.kind) {
    case 'businessDistrict': {
      const verb = condition.mode === 'stops' ? '必经' : '途经';
      return `${verb}${atLeast(condition.minHits)} ${namesIn(condition.districtIds, options?.businessDistricts ?? [])}`;
    }
    case 'mainRoad': {
      const overlap = `重合 ≥ ${(condition.minOverlapMeters / 1000).toFixed(1)} 公里`;
      return `沿 ${namesIn(condition.roadIds, options?.mainRoads ?? [])}（${overlap}）`;
    }
    case 'dataEmpowerment':
      return `数据赋能前 ${Math.round(condition.keepShare * 100)}%`;
    case 'targetAoi': {
      const named = condition.aoiIds.length > 0 ? [namesIn(condition.aoiIds, options?.aois ?? [])] : [];
      const what = [...named, ...(condition.aoiTypes.length > 0 ? [listed(condition.aoiTypes)] : [])];
      return `${condition.bufferMeters} 米内有${atLeast(condition.minHits)} ${what.join('、')}`;
    }
    case 'targetPoi': {
      const own = condition.points.length > 0 ? [`${condition.points.length} 个自有点`] : [];
      const kinds = [...condition.categories, ...condition.brands];
      const what = [...(kinds.length > 0 ? [listed(kinds)] : []), ...own];
      return `${condition.radiusMeters} 米内有${atLeast(condition.minHits)} ${what.join('、')}`;
    }
  }
}

/** The first of some names, with how many there are. */
function firstOf(names: readonly string[]): string {
  return names.length > 1 ? `${names[0]} 等 ${names.length} 个` : (names[0] ?? '');
}

/** What a condition asks for, in the few words that a chip has room for. */
export function chipText(condition: BusCondition, options: ConditionOptions | undefined): string {
  switch (condition.kind) {
    case 'businessDistrict':
      return firstOf(namesOfIds(condition.districtIds, options?.businessDistricts));
    case 'mainRoad':
      return firstOf(namesOfIds(condition.roadIds, options?.mainRoads));
    case 'dataEmpowerment':
      return `前 ${Math.round(condition.keepShare * 100)}%`;
    case 'targetAoi':
      return firstOf([...namesOfIds(condition.aoiIds, options?.aois), ...condition.aoiTypes]);
    case 'targetPoi': {
      const own = condition.points.length > 0 ? [`${condition.points.length} 个自有点`] : [];
      return firstOf([...condition.categories, ...condition.brands, ...own]);
    }
  }
}

/** The whole filter in words. */
export function describeFilter(filter: BusFilter, options: ConditionOptions | undefined): string {
  const complete = completeFilter(filter);
  const byId = new Map(complete.conditions.map((condition) => [condition.conditionId, condition]));
  return relationSentence(relationFor(complete.conditions, complete.relation), (conditionId) => {
    const condition = byId.get(conditionId);
    return condition ? describeCondition(condition, options) : conditionId;
  });
}
