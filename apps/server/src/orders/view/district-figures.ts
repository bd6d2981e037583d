import { certain } from '@ooh/contract/core/certain';
import type { Basis } from '@ooh/contract/domain/figure';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import type { AreaFigures } from '@ooh/contract/domain/place-insight';
import type { CallKey, CallOutput, ParsedInput } from '@ooh/contract/registry';
import { areaTable } from '../../measurement/city-perspective/area-table.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import type { Context } from '../../context.ts';
import { loadEffect } from '../effect/answer-effect.ts';
import { disclosedTogether } from '../effect/disclosed-parts.ts';
import { readCityData } from '../../city-data/release/city-data.ts';
import { readFacePlaces, readLinePlaces } from '../order/match-places.ts';
import { readItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import { filteredItems } from '../order/placement-parts.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { cityDistricts } from '../../city-data/boundary/city-districts.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { suppressedFigure } from '../../disclosure/suppression.ts';
import { spreadOverDistricts, type DistrictSpread, type UnitContacts } from './district-spread.ts';

type Input = ParsedInput<'v1/orders/districts'>;

interface Audience {
  readonly byDistrict: ReadonlyMap<string, AreaFigures>;
  readonly basis: Basis | null;
  readonly reason: string | null;
}

/** People in the districts of a city on an average day, or the reason why there are no figures. */
async function audienceOf(
  context: Context,
  user: SignedInUser,
  order: StoredOrder,
  cityCode: string,
): Promise<Audience> {
  const key: CallKey = 'v1/orders/districts';
  const question = { dayType: 'all', fromHour: 0, toHour: 24, role: 'present' } as const;
  try {
    const asked = { ...question, cityCode, targetAudience: order.audience };
    const city = await loadCityCrowd(context, user, key, asked);
    const table = await areaTable(context, city, 'district');
    return {
      byDistrict: new Map(table.map(({ area, figures }) => [area.areaId, figures])),
      basis: city.basis,
      reason: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { byDistrict: new Map(), basis: null, reason: error.message };
  }
}

interface Contacts {
  /** By item; null where the model knows nothing of its unit. */
  readonly of: ReadonlyMap<string, UnitContacts | null>;
  readonly basis: Basis | null;
  /** Why there are none. */
  readonly reason: string | null;
}

/** Contacts of one unit and day of each item, as the effect of the order is computed. */
async function contactsOf(
  context: Context,
  user: SignedInUser,
  { orderId, cityCode }: Input,
): Promise<Contacts> {
  const { effect } = await loadEffect(context, user, { orderId, cityCode }, orderPatternGroup);
  const [row] = effect.scope.cities;
  const [city] = effect.cities;
  return {
    of: new Map(city?.items.map((item, i) => [item.itemId, city.measure.unitDays[i]])),
    basis: row?.basis ? { ...row.basis, nature: '预估' } : null,
    reason: row?.reason ?? null,
  };
}

const noContacts: Contacts = { of: new Map(), basis: null, reason: null };

function presentSpread(spread: DistrictSpread, showsExposures: boolean) {
  const { positionIds, lineIds, unitDays, netFen, exposures } = spread;
  return {
    positions: positionIds.size,
    lines: lineIds.size,
    unitDays,
    netFen,
    exposures: showsExposures ? exposures : null,
  };
}

const unitsWithout = (items: readonly StoredItem[], { of, reason }: Contacts): number =>
  reason !== null
    ? 0
    : items.filter((item) => !of.get(item.item_id)).reduce((sum, item) => sum + item.quantity, 0);

/** Media of an order in each district of a city, and the people there. */
export async function districtFigures(
  context: Context,
  user: SignedInUser,
  order: StoredOrder,
  input: Input,
): Promise<CallOutput<'v1/orders/districts'>> {
  const items = filteredItems(await readItems(context.db, user, [order.order_id]), input);
  const data = await readCityData(context.db, [input.cityCode]);
  const [districts, faces, lines, audience, contacts] = await Promise.all([
    cityDistricts(
      context.db,
      input.cityCode,
      certain(data.get(input.cityCode), 'city data', input.cityCode).districts,
    ),
    readFacePlaces(context.db, items),
    readLinePlaces(context.db, items),
    audienceOf(context, user, order, input.cityCode),
    items.length === 0 ? noContacts : contactsOf(context, user, input),
  ]);
  const { inside, outside } = spreadOverDistricts(districts, items, { faces, lines }, contacts.of);
  const panelPersons = [...inside, outside].map((spread) => spread.panelPersons);
  const may = disclosedTogether(panelPersons, context.config.minimumCell);
  const isShown = (index: number) => contacts.reason === null && may[index];
  return {
    rows: districts.map(({ adcode, name }, index) => {
      const figures = audience.byDistrict.get(adcode);
      return {
        districtId: adcode,
        name,
        ...presentSpread(inside[index], isShown(index)),
        taPersons: figures?.taPersons ?? suppressedFigure,
        taConcentration: figures?.taConcentrationPeople ?? suppressedFigure,
        tgi: figures?.tgi ?? suppressedFigure,
      };
    }),
    outside: presentSpread(outside, isShown(inside.length)),
    unmeasuredUnits: unitsWithout(items, contacts),
    audienceBasis: audience.basis,
    audienceReason: audience.reason,
    exposureBasis: contacts.basis,
    exposureReason: contacts.reason,
  };
}
