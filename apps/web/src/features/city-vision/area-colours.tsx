import type { SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { useMemo } from 'react';
import type { LayerLook } from '../../map/city-map.tsx';
import type { ShadeClasses } from '../../map/shade-classes.ts';
import { ShadedAreasLayer } from '../../map/shaded-areas-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import type { AreaShape } from './use-area-shapes.ts';
import type { VisionMetric } from './vision-metric-keys.ts';
import { metricLooks } from './vision-metrics.ts';
import type { VisionRow } from './vision-row.ts';

export interface AreaColoursProps {
  readonly name: string;
  readonly rows: readonly VisionRow[];
  readonly shapes: readonly AreaShape[];
  readonly metric: VisionMetric;
  readonly shades: ShadeClasses;
  readonly unit: SpatialUnitKind;
  readonly marked: ReadonlySet<string>;
  readonly noData: string;
  readonly look: LayerLook;
  readonly onPick: (areaId: string) => void;
}

/** Areas in the colours of a metric: outlines, or dots for AOIs, which are too small for a city's map. */
export function AreaColours(props: AreaColoursProps) {
  const { name, rows, shapes, metric, shades, unit, marked, noData, look, onPick } = props;
  const { valueOf } = metricLooks[metric];
  const areas = useMemo(() => {
    const byId = new Map(rows.map((row) => [row.areaId, row]));
    return (
      shapes
        .map(({ areaId, ring }) => {
          const row = byId.get(areaId);
          return {
            id: areaId,
            name: row?.name ?? '',
            ring,
            isSelected: marked.has(areaId),
            classIndex: row === undefined ? -1 : shades.classAt(valueOf(row)),
          };
        })
        // Cells do not overlap; those of a class after each other are few features.
        .sort((a, b) => Number(a.isSelected) - Number(b.isSelected) || a.classIndex - b.classIndex)
    );
  }, [rows, shapes, shades, valueOf, marked]);
  const points = useMemo(
    () =>
      unit === 'aoi'
        ? rows
            .filter((row) => valueOf(row) !== null)
            .map((row) => ({
              id: row.areaId,
              name: row.name,
              at: row.center,
              colour: shades.colours[shades.classAt(valueOf(row))] ?? noData,
              sign: marked.has(row.areaId) ? '✓' : '',
              scale: marked.has(row.areaId) ? 1 : 0.55,
            }))
        : [],
    [unit, rows, valueOf, shades, marked, noData],
  );
  return (
    <>
      <ShadedAreasLayer
        name={name}
        areas={areas}
        colours={shades.colours}
        onPick={onPick}
        isOnGround={unit === 'cell'}
        {...look}
      />
      <StatusPointsLayer name={`${name}-aois`} points={points} labelZoom={14} onPick={onPick} {...look} />
    </>
  );
}
