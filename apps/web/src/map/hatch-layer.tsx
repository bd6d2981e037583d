import type { Area } from '@ooh/geo/polygon';
import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import { prepareHatch } from './prepare-hatch.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface HatchLayerProps {
  /** Prefix of source and layers: one name for each use on a map. */
  readonly name: string;
  readonly areas: readonly Area[];
  /** Distance of the lines, degrees. */
  readonly stepDegrees: number;
  readonly visible: boolean;
  readonly opacity: number;
}

/** Areas under diagonal lines: what is there but not open. */
export function HatchLayer({ name, areas, stepDegrees, visible, opacity }: HatchLayerProps) {
  const { theme } = useMapScene();
  const { hatch } = mapColours[theme];
  const prepared = useMemo(() => prepareHatch(areas, stepDegrees), [areas, stepDegrees]);
  const drawings = useMemo<LayerDrawing[]>(
    () => [
      {
        id: `${name}-lines`,
        level: 'areas',
        type: 'line',
        layout: { visibility: visible ? 'visible' : 'none' },
        paint: { 'line-color': hatch, 'line-width': 1, 'line-opacity': opacity },
      },
    ],
    [name, hatch, visible, opacity],
  );
  useMapLayers(name, prepared, drawings);
  return null;
}
