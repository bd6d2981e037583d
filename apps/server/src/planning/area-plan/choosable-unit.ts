import { cellOf, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import type { StoredUnit } from './area-plan-store.ts';
import { heatResolution } from './candidate-area.ts';
import { unitAmounts } from './price-unit.ts';
import type { ChoosableUnit } from './unit-offers.ts';

/** What of a unit decides whether it is chosen. A place that may not be described is not chosen for its people. */
export function choosableUnit(
  unit: Omit<StoredUnit, 'plan_id' | 'city_code'>,
  days: number,
  minimumCell: number,
): ChoosableUnit {
  const { unit_price_fen: unitPriceFen, heat_ta_panel_persons: inside, heat_panel_persons: all } = unit;
  const { discount_basis_points: discountBasisPoints, production_fen: productionFen } = unit;
  const price =
    unitPriceFen === null || unit.free_faces === 0
      ? null
      : unitAmounts({ unitPriceFen, discountBasisPoints, productionFen }, 1, days);
  return {
    positionId: unit.position_id,
    mediumId: unit.medium_id,
    districtName: unit.district_name,
    lng: unit.lng,
    lat: unit.lat,
    placeId: cellParent(cellOf(wgs84(unit.lng, unit.lat), 9), heatResolution),
    heat: passesMinimumCell(inside, all - inside, minimumCell) ? unit.heat_ta_persons : 0,
    costFen: price?.totalFen ?? null,
  };
}
