import { useMemo } from 'react';
import { HeatLayer } from '../../../map/heat-layer.tsx';
import { ShadedAreasLayer } from '../../../map/shaded-areas-layer.tsx';
import type { shadeClasses } from '../../../map/shade-classes.ts';
import type { LayerLook } from '../../../map/city-map.tsx';
import type { Heat } from './heat-map.tsx';

const ignore = () => undefined;

export interface HeatCellsProps {
  readonly cells: Heat['cells'];
  readonly isHex: boolean;
  /** The value of the last colour. */
  readonly most: number;
  readonly ramp: readonly string[];
  readonly shades: ReturnType<typeof shadeClasses>;
  readonly look: LayerLook;
}

/** The cells of a heat: spread smoothly, or each in the colour of its class. */
export function HeatCells({ cells, isHex, most, ramp, shades, look }: HeatCellsProps) {
  const hexes = useMemo(
    () =>
      cells
        .map(({ cell, ring, unitDays }) => ({
          id: cell,
          name: '',
          ring,
          isSelected: false,
          classIndex: shades.classAt(unitDays),
        }))
        // Cells do not overlap; those of a class after each other are few features.
        .sort((a, b) => a.classIndex - b.classIndex),
    [cells, shades],
  );
  const spots = useMemo(
    () =>
      cells.map(({ lng, lat, unitDays }) => ({ at: [lng, lat] as const, weight: unitDays / (most || 1) })),
    [cells, most],
  );
  return (
    <>
      <HeatLayer name="order-heat" spots={spots} colours={ramp} {...look} visible={look.visible && !isHex} />
      <ShadedAreasLayer
        name="order-heat-cells"
        areas={hexes}
        colours={shades.colours}
        onPick={ignore}
        {...look}
        visible={look.visible && isHex}
      />
    </>
  );
}
