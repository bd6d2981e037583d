import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { useMemo } from 'react';
import { mapColours } from '../../map/map-colours.ts';
import { shadeClasses } from '../../map/shade-classes.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';

/** AOIs as points that are coloured by a value of each; those that are named larger and ticked. */
export function useAoiDots(
  rows: readonly AoiRow[],
  valueOf: (row: AoiRow) => number | null,
  format: (value: number) => string,
  ticked: readonly string[],
) {
  const theme = useThemeName();
  const { noData } = mapColours[theme];
  const shades = useMemo(
    () => shadeClasses(rows.map(valueOf), format, theme),
    [rows, valueOf, format, theme],
  );
  const points = useMemo(
    () =>
      rows.map((row) => ({
        id: row.areaId,
        name: row.name,
        at: row.center,
        colour: shades.colours[shades.classAt(valueOf(row))] ?? noData,
        sign: ticked.includes(row.areaId) ? '✓' : '',
        scale: ticked.includes(row.areaId) ? 1 : 0.7,
      })),
    [rows, valueOf, shades, noData, ticked],
  );
  return { points, legend: shades.legend };
}
