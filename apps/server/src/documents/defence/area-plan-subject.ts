import { surplusSentence } from '@ooh/contract/domain/surplus-sentence';
import { fixedMediaOf } from '../../access/media-scope.ts';
import type { Context } from '../../context.ts';
import type { MeasuredItem } from '../../orders/combination/measure-city.ts';
import type { StoredUnit } from '../../planning/area-plan/area-plan-store.ts';
import { grantedAreaPlan } from '../../planning/area-plan/granted-area-plan.ts';
import { amountsOfUnit, chosenAmounts } from '../../planning/area-plan/present-unit.ts';
import { spreadOutcome } from '../../planning/area-plan/spread-outcome.ts';
import type { GrantedPlan } from '../../planning/plan/granted-plan.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Reader } from '../../platform/session/reader.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { DefenceSubject } from './defence-subject.ts';
import { planHead } from './plan-head.ts';

/** A unit is measured as its plan measures it: all of its faces where the first of them hangs. */
const measuredUnit = (
  unit: StoredUnit,
  flight: { readonly startDate: string; readonly endDate: string },
  days: number,
): MeasuredItem => ({
  mediumId: unit.medium_id,
  formId: unit.form_id,
  lineId: null,
  deck: null,
  faceId: unit.face_ids[0] ?? null,
  quantity: unit.chosen_faces,
  ...flight,
  netFen: amountsOfUnit(unit, unit.chosen_faces, days)?.netFen ?? 0,
});

async function mediaOf(db: Context['db'], units: readonly StoredUnit[]) {
  const ids = [...new Set(units.map((unit) => unit.medium_id))];
  const rows = await db
    .selectFrom('medium')
    .select(['medium_id', 'name', 'unit'])
    .where('medium_id', 'in', ids)
    .orderBy('medium_id')
    .execute();
  return rows.map((row) => ({ mediumId: row.medium_id, name: row.name, unit: row.unit }));
}

/** @throws AppError for a plan without a chosen position that the reader sees */
export async function areaPlanSubject(
  context: Context,
  reader: Reader,
  { plan: { plan_id: planId }, isWhole }: GrantedPlan,
): Promise<DefenceSubject> {
  const { db, config } = context;
  const granted = await grantedAreaPlan(db, reader, planId);
  const { plan, cities, days } = granted;
  const chosen = granted.units.filter((unit) => unit.chosen_faces > 0);
  if (chosen.length === 0) throw new AppError('refused', '方案还没有选点位，算出或选好点位后再陈述');
  const [head, media] = await Promise.all([planHead(db, { plan, isWhole }), mediaOf(db, chosen)]);
  const flight = flightOfBrief(plan.brief.startDate, plan.brief.weeks);
  const byCity = Map.groupBy(chosen, (unit) => unit.city_code);
  return {
    head,
    audience: plan.brief.targetAudience,
    bought: {
      items: new Map(
        [...byCity].map(([cityCode, units]) => [
          cityCode,
          units.map((unit) => measuredUnit(unit, flight, days)),
        ]),
      ),
      amountsOf: (cityCode) =>
        chosenAmounts(cityCode === undefined ? chosen : (byCity.get(cityCode) ?? []), days),
    },
    schedule: [...byCity].flatMap(([cityCode, units]) =>
      media.flatMap(({ mediumId, name, unit }) => {
        const faces = units.reduce((sum, of) => sum + (of.medium_id === mediumId ? of.chosen_faces : 0), 0);
        return faces === 0
          ? []
          : [{ cityName: cityName(cityCode), mediumName: name, units: faces, unit, ...flight }];
      }),
    ),
    proofs: new Map(
      cities.flatMap((city) => {
        const units = granted.units.filter((unit) => unit.city_code === city.city_code);
        const seesAll = fixedMediaOf(reader, city.city_code) === null;
        const outcome = spreadOutcome(granted, city, units, { seesAll, minimumCell: config.minimumCell });
        const sentence = outcome === null ? null : surplusSentence(outcome);
        return sentence === null ? [] : [[city.city_code, sentence] as const];
      }),
    ),
    chosenLines: [],
    order: null,
    mappedCities: async () =>
      [...byCity].map(([cityCode, units]) => ({
        cityCode,
        ways: [],
        points: units.map(({ name, lng, lat }) => ({ name, at: [lng, lat] as const })),
      })),
  };
}
