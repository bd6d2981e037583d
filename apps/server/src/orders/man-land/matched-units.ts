import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { chosenByKey, matchAreas, type MatchedUnit } from './match-areas.ts';
import { loadOrderCity } from './order-city.ts';

type Output = CallOutput<'v1/orders/man-land/units'>;
type FormName = { readonly mediumName: string; readonly formName: string; readonly unit: string };

/** Names of forms and of their media by `medium/form`. */
async function formNamesOf({ db }: Pick<Context, 'db'>): Promise<Map<string, FormName>> {
  const rows = await db
    .selectFrom('medium_form as form')
    .innerJoin('medium', 'medium.medium_id', 'form.medium_id')
    .select(['form.medium_id', 'form.form_id', 'form.name as formName', 'medium.name as mediumName'])
    .select('medium.unit')
    .execute();
  return new Map(rows.map((row) => [`${row.medium_id}/${row.form_id}`, row]));
}

function presentUnit(
  { unit, distanceMeters, parts, score }: MatchedUnit,
  name: FormName | undefined,
  chosenUnits: number,
): Output['rows'][number] {
  return {
    unitKey: unit.unitKey,
    faceId: unit.faceId,
    lineId: unit.lineId,
    deck: unit.deck,
    unitName: unit.unitName,
    level: unit.level,
    lng: unit.lng,
    lat: unit.lat,
    capacity: unit.capacity,
    freeUnits: unit.freeUnits,
    priceFen: unit.priceFen,
    priceDays: unit.priceDays,
    isSamplePrice: unit.isSamplePrice,
    productionFen: unit.productionFen,
    mediumId: unit.mediumId,
    mediumName: name?.mediumName ?? String(unit.mediumId),
    unit: name?.unit ?? '',
    formId: unit.formId,
    formName: name?.formName ?? String(unit.formId),
    distanceMeters,
    score,
    parts,
    discountPermille: unit.discountPermille,
    netFen: unit.netFen,
    chosenUnits,
  };
}

/** One page of the free media of an order in an area, best first. */
export async function manLandUnits(
  context: Context,
  user: SignedInUser,
  input: ParsedInput<'v1/orders/man-land/units'>,
): Promise<Output> {
  const { pageNo, pageSize, unit, mediumId, areaId } = input;
  const loaded = await loadOrderCity(context, user, 'v1/orders/man-land/units', input);
  const { areas } = await matchAreas(context, user, loaded, { unit, weights: input, mediumId });
  const found = areas.find(({ area }) => area.areaId === areaId);
  if (found === undefined) throw notFound('区域');
  const names = await formNamesOf(context);
  const chosen = chosenByKey(loaded.items);
  return {
    areaName: found.area.name,
    rows: found.units
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map((one) =>
        presentUnit(
          one,
          names.get(`${one.unit.mediumId}/${one.unit.formId}`),
          chosen.get(`${one.unit.unitKey}|${one.unit.formId}`) ?? 0,
        ),
      ),
    total: found.units.length,
    pageNo,
    pageSize,
  };
}
