import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import { leastUnitsOf } from '@ooh/contract/domain/combination-names';
import type { LotInput } from '@ooh/contract/domain/combination';
import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { lineProductionFen } from '@ooh/contract/money/quotation-arithmetic';
import { peopleReleasesOf, type CityData, type ModelReleases } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { FormedLots, LotsInput } from '../../measurement/engine/work/form-lots.ts';
import type { EffectInput } from '../../measurement/engine/work/measure-effect.ts';
import { cityFaces, type CityFaces } from '../../measurement/face/read-faces.ts';
import { memoize } from '../../platform/memoize.ts';
import { formFactorOf, vehicleFormOf } from '../../reference/bus-body/bus-forms.ts';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { effectUnit } from '../effect/effect-unit.ts';
import { daysMeet, freeSlots, type Days } from '../order/free-units.ts';
import { brandOf } from '../order/hold-items.ts';
import { itemAmounts } from '../order/item-amounts.ts';
import { capacityOn, readCityOffers, readDiscounts, type Offer } from '../order/offers.ts';
import { discountOf, unitKeyOf } from '../order/price-items.ts';
import { readBookings, readRivals } from '../order/unit-bookings.ts';
import { readLotNames } from './lot-items.ts';

/** A unit that is free on all days, at the order's price. */
export interface FreeUnit {
  readonly offer: Offer;
  readonly districtName: string | null;
  readonly free: number;
  /** Units there are, free or not. */
  readonly units: number;
  /** So many units for the whole flight, net. */
  netOf(units: number): number;
  /** So many units for the whole flight, tax included, as an order has them. */
  fenOf(units: number): number;
}

interface CandidateQuestion {
  readonly cityCode: string;
  readonly days: Days;
  readonly brandId?: string | undefined;
  sees(mediumId: number): boolean;
}

const deckOf = (offer: Offer) => offer.deck ?? 'single';

/** Contacts of a vehicle in the form for its money, against a full wrap. */
function worthOf({ offer, fenOf }: FreeUnit): number {
  const form = vehicleFormOf(offer.mediumId, offer.formId);
  return form === undefined ? 0 : formFactorOf(form, deckOf(offer)) / Math.max(1, fenOf(1));
}

/** Of each line the form and deck with most contacts for their money: a line is bought in one of them. */
export function oneOfEachLine(units: readonly FreeUnit[]): FreeUnit[] {
  const lines = Map.groupBy(
    units.filter(({ offer }) => offer.lineId !== null),
    ({ offer }) => offer.lineId,
  );
  const best = [...lines.values()].map((own) => own.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a)));
  return [...best, ...units.filter(({ offer }) => offer.lineId === null)];
}

/** What a city has of the media that the reader sees, with how much of it is free on all of the days. */
export async function readUnits(
  context: Pick<Context, 'db' | 'now'>,
  { cityCode, days, brandId, sees }: CandidateQuestion,
): Promise<FreeUnit[]> {
  const { db } = context;
  const now = context.now();
  const offers = (await readCityOffers(db, cityCode)).filter((offer) => sees(offer.mediumId));
  const positionIds = [...new Set(offers.flatMap((offer) => offer.positionId ?? []))];
  const [bookings, discounts, names, rivals] = await Promise.all([
    readBookings(db, offers.map(unitKeyOf), days, now),
    readDiscounts(db, [cityCode]),
    readLotNames(db, positionIds),
    brandId === undefined
      ? []
      : brandOf(db, brandId).then((brand) => readRivals(db, positionIds, brand, now)),
  ]);
  const bookingsOf = Map.groupBy(bookings, ({ unitKey }) => unitKey);
  const shunned = new Set(rivals.filter((rival) => daysMeet(rival, days)).map((rival) => rival.positionId));
  const flightDays = daysOfFlight(days);
  const permilleOf = new Map<number, number>();
  const permille = (mediumId: number) => {
    const known = permilleOf.get(mediumId);
    if (known !== undefined) return known;
    const found = discountOf(discounts, { cityCode, mediumId, days: flightDays });
    permilleOf.set(mediumId, found);
    return found;
  };
  const units = offers.flatMap((offer): FreeUnit[] => {
    const capacity = capacityOn(offer, days.startDate);
    const free = freeSlots(bookingsOf.get(unitKeyOf(offer)) ?? [], capacity, days).length;
    // A face is bought once: a second slot of its loop reaches the same people again.
    const isShunned = offer.positionId !== null && shunned.has(offer.positionId);
    const most = isShunned ? 0 : offer.faceId === null ? free : Math.min(1, free);
    const amountsOf = (quantity: number) =>
      itemAmounts({
        priceFen: offer.priceFen,
        priceDays: offer.priceDays,
        quantity,
        days: flightDays,
        discountPermille: permille(offer.mediumId),
        isGift: false,
        productionFen: lineProductionFen({
          vehicles: quantity,
          fenPerVehicle: offer.productionFen,
          fenPerLine: 0,
        }),
      });
    return [
      {
        offer,
        districtName: names.districts.get(offer.positionId ?? '') ?? null,
        free: most,
        units: offer.faceId === null ? capacity : 1,
        netOf: (quantity) => amountsOf(quantity).netFen,
        fenOf: (quantity) => amountsOf(quantity).totalFen,
      },
    ];
  });
  return units;
}

/** What is free in a city on all of the days, each line in one form. */
export const readFreeUnits = async (
  context: Pick<Context, 'db' | 'now'>,
  question: CandidateQuestion,
): Promise<FreeUnit[]> => oneOfEachLine((await readUnits(context, question)).filter((unit) => unit.free > 0));

/** A lot for sale with what it costs. */
export interface CandidateLot {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly districtName: string | null;
  readonly units: readonly FreeUnit[];
  readonly isLine: boolean;
  readonly lotSize: number;
  readonly mostBlocks: number;
  /** No block costs more, whole fen. */
  readonly blockFen: number;
  readonly contacts: number;
  readonly taContacts: number;
}

export interface CityLots {
  readonly data: CityData;
  readonly lots: readonly CandidateLot[];
  readonly formed: FormedLots;
  readonly freeUnits: readonly FreeUnit[];
}

/** One block at the price at which any number of them is certainly paid: roundings of whole lines count upwards. */
function blockFenOf(
  units: readonly FreeUnit[],
  lotSize: number,
  mostBlocks: number,
  isLine: boolean,
): number {
  if (!isLine) return units.reduce((sum, unit) => sum + unit.fenOf(1), 0);
  let most = 0;
  for (let blocks = 1; blocks <= mostBlocks; blocks++)
    most = Math.max(most, Math.ceil(units[0].fenOf(blocks * lotSize) / blocks));
  return most;
}

/** Units as the engine takes them. */
export const effectOf = (
  units: readonly FreeUnit[],
  audience: TargetAudience,
  known: CityFaces,
): EffectInput => ({
  audience,
  items: units.map(({ offer }) => ({
    mediumId: offer.mediumId,
    unit: effectUnit(offer, known.indexOf),
    planned: [],
    actual: [],
  })),
  faces: known.faces,
  around: known.around,
  elapsedDays: 0,
});

/** Some hundred megabytes each in a large city. */
const keptLots = memoize<FormedLots>(4);

/**
 * Lots as the engine forms them. A goal is asked about again and again with other budgets and limits: of the same units
 * they are formed once, but for packs, whose persons may change.
 */
function formLots(
  { engine }: Pick<Context, 'engine'>,
  data: CityData,
  releases: ModelReleases,
  input: LotsInput,
  priority: EnginePriority,
): Promise<FormedLots> {
  const form = () => engine.ask(releases, 'formLots', input, { priority });
  const { audience, items } = input.effect;
  if (ruleOfAudience(audience).packId !== undefined) return form();
  const edition = [data.panel, data.busLines, data.positions].map(
    (one) => `${one?.releaseId}:${one?.revision}`,
  );
  const asked = JSON.stringify([data.cityCode, edition, audience, items, input.units]);
  return keptLots(createHash('sha256').update(asked).digest('hex'), form);
}

/** Forms the lots of a city for an audience; the reason in words where there are none. */
export async function formCityLots(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'now'>,
  data: CityData,
  audience: TargetAudience,
  freeUnits: readonly FreeUnit[],
  priority: EnginePriority,
  groupOf: (unit: FreeUnit) => string = ({ offer, districtName }) =>
    offer.lineId ?? `${offer.mediumId} ${offer.formId} ${offer.level} ${districtName}`,
): Promise<CityLots | string> {
  const releases = peopleReleasesOf(data);
  if (releases === null) return '该城市没有人群样本';
  if (freeUnits.length === 0) return '所选档期没有空位';
  const known = await cityFaces(context, releases.panelReleaseId, data.positions);
  const effect = effectOf(freeUnits, audience, known);
  const units = freeUnits.map((unit) => ({
    group: groupOf(unit),
    lotSize: leastUnitsOf(unit.offer.mediumId),
    fen: unit.fenOf(1),
    free: unit.free,
  }));
  try {
    const formed = await formLots(context, data, releases, { effect, units }, priority);
    const lots = formed.lots.map((lot): CandidateLot => {
      const own = lot.units.map((i) => freeUnits[i]);
      const [{ offer, districtName }] = own;
      const isLine = offer.lineId !== null;
      const lotSize = leastUnitsOf(offer.mediumId);
      return {
        cityCode: data.cityCode,
        mediumId: offer.mediumId,
        formId: offer.formId,
        districtName: isLine ? null : districtName,
        units: own,
        isLine,
        lotSize,
        mostBlocks: lot.mostBlocks,
        blockFen: blockFenOf(own, lotSize, lot.mostBlocks, isLine),
        contacts: lot.contacts,
        taContacts: lot.taContacts,
      };
    });
    return { data, lots, formed, freeUnits };
  } catch (error) {
    if (error instanceof RangeError) return '目标人群在该城市样本中无人';
    throw error;
  }
}

/** A candidate as somebody buys it. */
export const boughtLot = (lot: CandidateLot, blocks: number): LotInput => ({
  cityCode: lot.cityCode,
  mediumId: lot.mediumId,
  formId: lot.formId,
  units: lot.units.map(({ offer }) =>
    offer.faceId === null
      ? {
          lineId: certain(offer.lineId, 'line of an offer without a face'),
          ...(offer.deck === null ? {} : { deck: offer.deck }),
          quantity: blocks * lot.lotSize,
        }
      : { faceId: offer.faceId, quantity: 1 },
  ),
});
