import type { PlanUnit } from '@ooh/contract/domain/area-plan';
import { quotationTotals, type QuotationAmounts } from '@ooh/contract/money/quotation-arithmetic';
import type { StoredUnit } from './area-plan-store.ts';
import { disclosedTally } from './area-crowds.ts';
import { unitAmounts } from './price-unit.ts';
import { cityName } from '../../reference/region/regions.ts';

/** A unit's id: position and form. */
export const unitIdOf = (unit: Pick<StoredUnit, 'position_id' | 'form_id'>): string =>
  `${unit.position_id}/${unit.form_id}`;

type PricedUnit = Pick<StoredUnit, 'unit_price_fen' | 'discount_basis_points' | 'production_fen'>;

/** Amounts of some faces of a stored unit; null without a price. */
export function amountsOfUnit(unit: PricedUnit, faces: number, days: number): QuotationAmounts | null {
  if (unit.unit_price_fen === null) return null;
  const purchase = {
    unitPriceFen: unit.unit_price_fen,
    discountBasisPoints: unit.discount_basis_points,
    productionFen: unit.production_fen,
  };
  return unitAmounts(purchase, faces, days);
}

/** What the chosen faces of some units cost together. */
export function chosenAmounts(
  units: readonly (PricedUnit & Pick<StoredUnit, 'chosen_faces'>)[],
  days: number,
): QuotationAmounts {
  const lines = units.filter((unit) => unit.chosen_faces > 0);
  return quotationTotals(
    lines.flatMap((unit) => {
      const amounts = amountsOfUnit(unit, unit.chosen_faces, days);
      return amounts === null ? [] : [amounts];
    }),
  );
}

/** Positions, vacancies and the net of what is chosen of some units. */
export function mediaOfUnits(units: readonly StoredUnit[], days: number) {
  return {
    positions: new Set(units.map((unit) => unit.position_id)).size,
    freeFaces: units.reduce((sum, unit) => sum + unit.free_faces, 0),
    chosenFaces: units.reduce((sum, unit) => sum + unit.chosen_faces, 0),
    netFen: chosenAmounts(units, days).netFen,
  };
}

export interface UnitNames {
  readonly areaNames: ReadonlyMap<string, string>;
  readonly media: ReadonlyMap<number, string>;
  readonly forms: ReadonlyMap<string, string>;
  /** Share of the audience in the city. */
  readonly cityShares: ReadonlyMap<string, number>;
}

/** The name of a form within its medium, by key. */
export const formKey = (mediumId: number, formId: number) => `${mediumId}/${formId}`;

/** A unit as screens show it. */
export function presentUnit(unit: StoredUnit, names: UnitNames, days: number, minimumCell: number): PlanUnit {
  const tally = {
    panelPersons: unit.heat_panel_persons,
    people: unit.heat_persons,
    taPanelPersons: unit.heat_ta_panel_persons,
    taPeople: unit.heat_ta_persons,
    effectiveSample: unit.heat_panel_persons,
  };
  return {
    unitId: unitIdOf(unit),
    areaId: unit.area_id,
    areaName: names.areaNames.get(unit.area_id) ?? unit.area_id,
    cityCode: unit.city_code,
    cityName: cityName(unit.city_code),
    positionId: unit.position_id,
    code: unit.code,
    name: unit.name,
    districtName: unit.district_name,
    mediumId: unit.medium_id,
    mediumName: names.media.get(unit.medium_id) ?? '',
    formId: unit.form_id,
    formName: names.forms.get(formKey(unit.medium_id, unit.form_id)) ?? '',
    faceIds: [...unit.face_ids],
    level: unit.level,
    lng: unit.lng,
    lat: unit.lat,
    faces: unit.faces,
    freeFaces: unit.free_faces,
    chosenFaces: unit.chosen_faces,
    unitPriceFen: unit.unit_price_fen,
    isSamplePrice: unit.is_sample_price,
    discountBasisPoints: unit.discount_basis_points,
    faceNetFen: amountsOfUnit(unit, 1, days)?.netFen ?? null,
    heat: disclosedTally(tally, names.cityShares.get(unit.city_code) ?? 0, minimumCell),
  };
}
