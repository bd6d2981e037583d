import { certain } from '@ooh/contract/core/certain';
import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import type { FilterResult } from '@ooh/contract/bus-plan/v1/getBusLinePlanFilterData';
import type { CityPlaces } from '../../city-data/bus-line/city-places.ts';
import { conditionHits, type HitsByLine, type LineMerits } from './condition-hits.ts';
import { satisfiesFilter } from './condition-relation.ts';
import type { LineNetwork } from '../../city-data/bus-line/line-network.ts';

/**
 * The lines that satisfy a filter, in the network's order, with what each met, and for every condition how
 * many lines would match in all without it, so that a screen can name the condition that excludes most.
 */
export function filterLines(
  network: LineNetwork,
  places: CityPlaces,
  merits: readonly LineMerits[],
  filter: BusFilter,
): FilterResult {
  const hits = new Map<string, HitsByLine>();
  for (const condition of filter.conditions) {
    hits.set(condition.conditionId, conditionHits(network, places, merits, condition));
  }
  const matching = (dropped: string | null): number[] => {
    const conditions = filter.conditions.filter((condition) => condition.conditionId !== dropped);
    return network.lines.flatMap((_, line) =>
      satisfiesFilter(conditions, filter.relation, (id) => hits.get(id)?.has(line) ?? false) ? [line] : [],
    );
  };
  const matched = matching(null);
  return {
    totalLines: network.lines.length,
    matchedLineIds: matched.map((line) => network.lines[line].lineId),
    conditions: filter.conditions.map(({ conditionId }) => ({
      conditionId,
      matched: certain(hits.get(conditionId), 'matches of the condition', conditionId).size,
      matchedWithout: matching(conditionId).length,
    })),
    hits: matched.map((line) => ({
      lineId: network.lines[line].lineId,
      byCondition: filter.conditions.flatMap(({ conditionId }) => {
        const hit = certain(hits.get(conditionId), 'matches of the condition', conditionId).get(line);
        return hit === undefined ? [] : [{ conditionId, hits: hit.hits, names: hit.names }];
      }),
    })),
  };
}
