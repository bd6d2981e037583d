import type { PlanLine } from '@ooh/contract/domain/bus';
import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import type { ClassBreaks } from '../../../map/class-breaks.ts';
import type { MapLine } from '../../../map/prepare-lines.ts';
import type { MapPoint } from '../../../map/prepare-points.ts';
import type { MapPolygon } from '../../../map/prepare-polygons.ts';
import type { MapRoad } from '../../../map/prepare-roads.ts';
import type { SheetLegendRow } from '../../../map/prepare-sheet.ts';
import { formatShare } from '../../../ui/figure/format-figure.ts';
import type { ConditionOptions } from '../describe-condition.ts';

/** Lines with their ways by id; a line without one is only in the table. */
export function planMapLines(
  lines: readonly PlanLine[],
  ways: ReadonlyMap<string, MapLine['directions']>,
): MapLine[] {
  return lines.flatMap((line) => {
    const directions = ways.get(line.lineId);
    if (!directions) return [];
    return [
      {
        lineId: line.lineId,
        name: line.lineName,
        directions,
        widthScore: line.recommendIndex.score,
        colourValue: line.taConcentration.suppressed ? null : line.taConcentration.value,
      },
    ];
  });
}

/** Legend rows of the concentration classes, low to high. */
export function concentrationLegend(
  breaks: ClassBreaks,
  colours: readonly string[],
  noData: string,
): SheetLegendRow[] {
  const rows = breaks.lows.map((low, index) => {
    const high = breaks.lows[index + 1] ?? breaks.high;
    return {
      colour: colours[index],
      shape: 'line' as const,
      text: low === high ? formatShare(low) : `${formatShare(low)} – ${formatShare(high)}`,
    };
  });
  return [...rows, { colour: noData, shape: 'line', text: '样本不足或无数据' }];
}

/** From the lowest to the highest concentration; undefined while there is none. */
export function concentrationRange({ lows, high }: ClassBreaks): string | undefined {
  return lows.length === 0 ? undefined : `${formatShare(lows[0])} – ${formatShare(high)}`;
}

/** Business districts with those that a condition names marked; larger ones first, so small ones lie on top. */
export function planMapDistricts(options: ConditionOptions | undefined, filter: BusFilter): MapPolygon[] {
  const selected = new Set(
    filter.conditions.flatMap((condition) =>
      condition.kind === 'businessDistrict' ? condition.districtIds : [],
    ),
  );
  return (options?.businessDistricts ?? []).map(({ id, name, ring }) => ({
    id,
    name,
    ring,
    isSelected: selected.has(id),
  }));
}

export function planMapRoads(options: ConditionOptions | undefined, filter: BusFilter): MapRoad[] {
  const selected = new Set(
    filter.conditions.flatMap((condition) => (condition.kind === 'mainRoad' ? condition.roadIds : [])),
  );
  return (options?.mainRoads ?? []).map(({ id, name, path }) => ({
    id,
    name,
    path,
    isSelected: selected.has(id),
  }));
}

/** Places that conditions aim at: chosen AOIs, AOIs of chosen kinds, own points. */
export function planMapTargets(options: ConditionOptions | undefined, filter: BusFilter): MapPoint[] {
  return filter.conditions.flatMap((condition): MapPoint[] => {
    if (condition.kind === 'targetPoi') {
      return condition.points.map((at, index) => ({
        id: `${condition.conditionId}-${index}`,
        name: '',
        at,
        kind: 'place',
      }));
    }
    if (condition.kind !== 'targetAoi') return [];
    const wanted = (aoi: { readonly id: string; readonly type: string }) =>
      condition.aoiIds.includes(aoi.id) || condition.aoiTypes.includes(aoi.type);
    return (options?.aois ?? [])
      .filter(wanted)
      .map(({ id, name, center }) => ({ id, name, at: center, kind: 'aoi' }));
  });
}
