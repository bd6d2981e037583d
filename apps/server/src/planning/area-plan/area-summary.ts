import { measuredSums } from '../plan/city-summary.ts';
import type { AreaMeasure } from '../../platform/storage/postgres/tables/area-plan-tables.ts';
import type { CitySummary } from '../../platform/storage/postgres/tables/smart-select-tables.ts';
import type { StoredUnit } from './area-plan-store.ts';
import { chosenAmounts } from './present-unit.ts';

type SummedUnit = Pick<
  StoredUnit,
  'position_id' | 'chosen_faces' | 'unit_price_fen' | 'discount_basis_points' | 'production_fen'
>;

/** What the plan list keeps of a city's choice of fixed media; null where nothing was measured. */
export function areaSummaryOf(
  measure: AreaMeasure | null,
  units: readonly SummedUnit[],
  days: number,
): CitySummary | null {
  if (measure === null) return null;
  const chosen = units.filter((unit) => unit.chosen_faces > 0);
  return {
    lines: 0,
    vehicles: 0,
    positions: new Set(chosen.map((unit) => unit.position_id)).size,
    faces: chosen.reduce((sum, unit) => sum + unit.chosen_faces, 0),
    ...measuredSums(measure, chosenAmounts(chosen, days)),
  };
}
