import { movingMedia } from '@ooh/contract/domain/moving-media';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { availableVehicles, publicationAt, publicationDates } from '../../planning/bus-plan/availability.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { faceName } from './face-name.ts';

/** A unit in a form, as it is for sale now. */
export interface Offer {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly positionId: string | null;
  readonly faceId: string | null;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly unitName: string;
  readonly level: string;
  /**
   * Units on `countedFrom` and 30, 60 and 90 days after it, ignoring bookings of orders: slots of the face; vehicles of the
   * line's deck less those in publication for others.
   */
  readonly capacities: readonly [number, number, number, number];
  /** The day of the release, YYYY-MM-DD. */
  readonly countedFrom: string;
  /** One unit for `priceDays`. */
  readonly priceFen: number;
  readonly priceDays: number;
  readonly isSamplePrice: boolean;
  /** Production of one unit. */
  readonly productionFen: number;
  /** 行政区 of a face, where known. */
  readonly districtName: string | null;
  readonly lng: number | null;
  readonly lat: number | null;
}

/** Units of an offer that are for sale from a day on, ignoring bookings of orders. */
export function capacityOn(offer: Pick<Offer, 'capacities' | 'countedFrom'>, startDate: string): number {
  return offer.capacities[publicationAt(startDate, offer.countedFrom)];
}

interface FaceRow extends Omit<Offer, 'lineId' | 'deck' | 'unitName' | 'capacities' | 'countedFrom'> {
  readonly createdAt: Date;
  readonly slots: number;
  readonly faceId: string;
  readonly faceNo: string;
  readonly positionName: string;
  /** True where the position has no other face. */
  readonly isOnly: boolean;
}

/** Whether `face` is alone at its position. */
export const isOnlyFace = sql<boolean>`not exists (select 1 from media_face other
  where other.release_id = face.release_id and other.position_id = face.position_id
    and other.face_id <> face.face_id)`;

/** SQL: a `face` with its `release` and `position` in force, its `price` by the rate card in force and its `form`. */
export const withPrice = sql`
    join data_release release on release.release_id = face.release_id and release.state = 'current'
    join media_position position
      on position.release_id = face.release_id and position.position_id = face.position_id
    join data_release card
      on card.city_code = release.city_code and card.kind = 'rate-card' and card.state = 'current'
    join rate_card_price price on price.release_id = card.release_id and price.medium_id = face.medium_id
      and price.form_id = face.form_id and price.level = position.level
    join medium_form form on form.medium_id = face.medium_id and form.form_id = face.form_id`;

/** What faces cost and are, with a condition on face, position or release. */
async function faceOffers(db: DbOrTransaction, condition: ReturnType<typeof sql<boolean>>, limit: number) {
  const { rows } = await sql<FaceRow>`
    select release.city_code as "cityCode", face.medium_id as "mediumId", face.form_id as "formId",
      face.position_id as "positionId", face.face_id as "faceId", face.face_no as "faceNo",
      position.name as "positionName", ${isOnlyFace} as "isOnly", position.level, face.slots,
      price.price_fen as "priceFen", price.period_days as "priceDays", price.is_sample as "isSamplePrice",
      form.production_fen as "productionFen", position.district_name as "districtName",
      position.lng, position.lat, release.created_at as "createdAt"
    from media_face face ${withPrice}
    where ${condition}
    order by face.face_id limit ${limit}`.execute(db);
  return rows.map(({ faceNo, positionName, isOnly, slots, createdAt, ...row }): Offer => ({
    ...row,
    capacities: [slots, slots, slots, slots],
    countedFrom: chinaDate(createdAt),
    lineId: null,
    deck: null,
    unitName: faceName(positionName, faceNo, isOnly),
  }));
}

/** Offers of faces by `face|form`. */
export async function readFaceOffers(
  db: DbOrTransaction,
  faceIds: readonly string[],
): Promise<Map<string, Offer>> {
  if (faceIds.length === 0) return new Map();
  const offers = await faceOffers(db, sql`face.face_id = any(${[...new Set(faceIds)]}::text[])`, 10_000);
  return new Map(offers.map((offer) => [`${offer.faceId}|${offer.formId}`, offer]));
}

/** Faces of a medium and form that are for sale in a city. */
export function readCityFaces(
  db: DbOrTransaction,
  which: { readonly cityCode: string; readonly mediumId: number; readonly formId: number },
): Promise<Offer[]> {
  const { cityCode, mediumId, formId } = which;
  const condition = sql<boolean>`release.city_code = ${cityCode} and face.medium_id = ${mediumId}
    and face.form_id = ${formId}`;
  return faceOffers(db, condition, 20_000);
}

const busMedium = movingMedia.on('bus-lines');

async function lineOffers(db: DbOrTransaction, condition: ReturnType<typeof sql<boolean>>): Promise<Offer[]> {
  const { rows } = await sql<{
    city_code: string;
    line_id: string;
    line_name: string;
    level: string;
    single: number;
    double: number;
    in_publication: number[];
    deck: 'single' | 'double';
    form_id: number;
    price_fen: number;
    is_sample: boolean;
    production_fen: number;
    created_at: Date;
  }>`
    select release.city_code, line.line_id, line.line_name, line.level, line.single_deck_vehicles as single,
      line.double_deck_vehicles as double, line.in_publication, price.deck, price.form_id, price.price_fen,
      price.is_sample, form.production_fen, release.created_at
    from bus_line line
    join data_release release on release.release_id = line.release_id and release.state = 'current'
    join bus_line_price price on price.release_id = line.release_id and price.line_id = line.line_id
    join medium_form form on form.medium_id = ${busMedium.mediumId} and form.form_id = price.form_id
    where ${condition}
    order by line.line_id, price.deck, price.form_id`.execute(db);
  return rows.map((row) => {
    const line = {
      vehicles: { single: row.single, double: row.double },
      inPublication: row.in_publication as [number, number, number, number],
      registeredOn: chinaDate(row.created_at),
    };
    const [first, after30, after60, after90] = publicationDates(line.registeredOn).map(
      (day) => availableVehicles(line, day)[row.deck],
    );
    return {
      cityCode: row.city_code,
      mediumId: busMedium.mediumId,
      formId: row.form_id,
      positionId: null,
      faceId: null,
      lineId: row.line_id,
      deck: row.deck,
      unitName: row.line_name,
      level: row.level,
      capacities: [first, after30, after60, after90],
      countedFrom: line.registeredOn,
      priceFen: row.price_fen,
      priceDays: busMedium.priceDays,
      isSamplePrice: row.is_sample,
      productionFen: row.production_fen,
      districtName: null,
      lng: null,
      lat: null,
    };
  });
}

/** Offers of lines by `line:deck|form`. */
export async function readLineOffers(
  db: DbOrTransaction,
  lineIds: readonly string[],
): Promise<Map<string, Offer>> {
  if (lineIds.length === 0) return new Map();
  const offers = await lineOffers(db, sql`line.line_id = any(${[...new Set(lineIds)]}::text[])`);
  return new Map(offers.map((offer) => [`${offer.lineId}:${offer.deck}|${offer.formId}`, offer]));
}

/** What is for sale of some units, faces by `face|form` and lines by `line:deck|form`. */
export interface SoldUnits {
  readonly faces: ReadonlyMap<string, Offer>;
  readonly lines: ReadonlyMap<string, Offer>;
}

/** Offers of faces and lines together. */
export async function readSoldUnits(
  db: DbOrTransaction,
  units: readonly {
    readonly faceId?: string | null | undefined;
    readonly lineId?: string | null | undefined;
  }[],
): Promise<SoldUnits> {
  const faces = await readFaceOffers(
    db,
    units.flatMap(({ faceId }) => faceId ?? []),
  );
  const lines = await readLineOffers(
    db,
    units.flatMap(({ lineId }) => lineId ?? []),
  );
  return { faces, lines };
}

/** Lines of a city that are sold in a form. */
export function readCityLines(
  db: DbOrTransaction,
  which: { readonly cityCode: string; readonly formId: number },
): Promise<Offer[]> {
  return lineOffers(db, sql`release.city_code = ${which.cityCode} and price.form_id = ${which.formId}`);
}

/** All lines of a city in every deck and form that is sold. */
export function readCityLineOffers(db: DbOrTransaction, cityCode: string): Promise<Offer[]> {
  return lineOffers(db, sql`release.city_code = ${cityCode}`);
}

/** Discounts of the rate cards in force of some cities. */
export function readDiscounts(db: DbOrTransaction, cityCodes: readonly string[]) {
  if (cityCodes.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('rate_card_discount as discount')
    .innerJoin('data_release as release', 'release.release_id', 'discount.release_id')
    .select(['release.city_code as cityCode', 'discount.medium_id as mediumId'])
    .select(['discount.least_days as leastDays', 'discount.permille'])
    .where('release.state', '=', 'current')
    .where('release.city_code', 'in', [...cityCodes])
    .execute();
}

/** Everything that a city has for sale: lines first, then faces. */
export async function readCityOffers(db: DbOrTransaction, cityCode: string): Promise<Offer[]> {
  const lines = await readCityLineOffers(db, cityCode);
  const faces = await faceOffers(db, sql`release.city_code = ${cityCode}`, 50_000);
  return [...lines, ...faces];
}
