import { movingMedia, type MovingMedia } from '@ooh/contract/domain/moving-media';
import type { Inventory } from '@ooh/contract/domain/media-inventory-figures';
import { horizons, type InventoryRow } from './inventory-rows.ts';

const least = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
};
const most = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/**
 * Rows added up. Every vehicle of a moving medium bears one form at a time, so the forms of a city's fleet are
 * alternatives and it counts once; positions with several forms of a medium count once too.
 */
export function addInventory(rows: readonly InventoryRow[], media: MovingMedia = movingMedia): Inventory {
  const counted = new Set<string>();
  /** True the first time that a city's medium is met. */
  const isFirst = ({ cityCode, mediumId }: InventoryRow): boolean => {
    const before = counted.size;
    return counted.add(`${cityCode}:${mediumId}`).size > before;
  };
  const sums = { positions: 0, faces: 0, units: 0, free: horizons.map(() => 0) };
  for (const row of rows) {
    const isNew = isFirst(row);
    if (!isNew && media.isMoving(row.mediumId)) continue;
    if (rows.length === 1) sums.positions += row.positions;
    else if (isNew) sums.positions += row.mediumPositions;
    sums.faces += row.faces;
    sums.units += row.units;
    for (const i of horizons.keys()) sums.free[i] += Math.max(0, row.units - row.taken[i]);
  }
  return {
    ...sums,
    minPriceFen: least(rows.map((row) => row.minPriceFen)),
    maxPriceFen: most(rows.map((row) => row.maxPriceFen)),
    periodDays: most(rows.map((row) => row.periodDays)),
    isSamplePrice: rows.some((row) => row.isSamplePrice),
  };
}
