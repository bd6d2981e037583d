import type { PeopledCity } from '../../bus-plan/plan-city.ts';
import { crowdsOfParts } from '../area-crowds.ts';
import type { PositionForm } from '../city-positions.ts';
import { unitAmounts } from '../price-unit.ts';
import { wgs84 } from '@ooh/geo/point';
import { cellsOfCity } from '../../../measurement/city-perspective/city-cells.ts';
import type { Context } from '../../../context.ts';
import type { RadiusRow } from '../../../platform/storage/postgres/tables/area-plan-tables.ts';
import { fenceContains, partsOfFences, withRadius, type PlanFence } from '../../plan/plan-fences.ts';

/** 300, 600 … 3000 metres. */
export const curveRadii = Array.from({ length: 10 }, (_, i) => 300 * (i + 1));

/** Positions inside any of the fences, by medium, with one free face of each form over the flight. */
function mediaInside(forms: readonly PositionForm[], fences: readonly PlanFence[], days: number) {
  const media = new Map<number, { positions: Set<string>; freeFaces: number; netFen: number }>();
  for (const form of forms) {
    const point = wgs84(form.lng, form.lat);
    if (!fences.some((fence) => fenceContains(fence, point))) continue;
    const sum = media.get(form.mediumId) ?? { positions: new Set<string>(), freeFaces: 0, netFen: 0 };
    sum.positions.add(form.positionId);
    sum.freeFaces += form.freeFaces;
    const { unitPriceFen } = form;
    if (form.freeFaces > 0 && unitPriceFen !== null)
      sum.netFen += unitAmounts({ ...form, unitPriceFen }, 1, days).netFen;
    media.set(form.mediumId, sum);
  }
  return [...media].map(([mediumId, { positions, ...sum }]) => ({
    mediumId,
    positions: positions.size,
    ...sum,
  }));
}

/** Who and what the circles would hold with other radii; drawn fences stay as they are. Empty without a circle. */
export async function radiusCurve(
  context: Pick<Context, 'engine'>,
  city: PeopledCity,
  fences: readonly PlanFence[],
  forms: readonly PositionForm[],
): Promise<RadiusRow[]> {
  if (!fences.some((fence) => fence.radiusMeters !== null)) return [];
  const steps = curveRadii.map((radiusMeters) => fences.map((fence) => withRadius(fence, radiusMeters)));
  const cells = await cellsOfCity(context, city.releases);
  const areas = steps.map((step) => partsOfFences(cells, step));
  const crowds = await crowdsOfParts(context, city, areas, 'batch');
  return steps.map((step, index) => {
    const { present } = crowds[index];
    return {
      radiusMeters: curveRadii[index],
      panelPersons: present.panelPersons,
      taPanelPersons: present.taPanelPersons,
      persons: present.people,
      taPersons: present.taPeople,
      effectiveSample: present.effectiveSample,
      media: mediaInside(forms, step, city.days),
    };
  });
}
