import type { TradeCity, TradeInput, TradeUnit } from '@ooh/city/commerce/trade';
import { faceName } from '../orders/order/face-name.ts';
import { isOnlyFace, withPrice } from '../orders/order/offers.ts';
import { highTierCity } from '../reference/region/regions.ts';
import { sql, type DbOrTransaction } from '../platform/storage/postgres/database.ts';

/** Faces of a medium and lines that a city's demonstration orders choose from. */
const facesOfMedium = 400;
const linesOfCity = 300;

/** Of a city outside the register of the larger ones. */
const smallCityWan = 100;

interface FaceRow {
  city_code: string;
  medium_id: number;
  form_id: number;
  position_id: string;
  face_id: string;
  face_no: string;
  name: string;
  is_only: boolean;
  level: string;
  slots: number;
  price_fen: number;
  period_days: number;
  is_sample: boolean;
  production_fen: number;
}

/** Every so-manieth face of each medium of the cities, with its price. */
async function readFaces(db: DbOrTransaction): Promise<FaceRow[]> {
  const { rows } = await sql<FaceRow>`
    select release.city_code, face.medium_id, face.form_id, face.position_id, face.face_id, face.face_no,
      position.name, ${isOnlyFace} as is_only, position.level, face.slots, price.price_fen,
      price.period_days, price.is_sample, form.production_fen
    from (
      select release_id, position_id, face_id, face_no, medium_id, form_id, slots,
        row_number() over (partition by release_id, medium_id order by hashtext(position_id), face_id) as place
      from media_face) face ${withPrice}
    where face.place <= ${facesOfMedium}
    order by release.city_code, face.medium_id, face.face_id`.execute(db);
  return rows;
}

interface LineRow {
  city_code: string;
  line_id: string;
  line_name: string;
  level: string;
  deck: 'single' | 'double';
  vehicles: number;
  form_id: number;
  price_fen: number;
  is_sample: boolean;
  production_fen: number;
}

/** Some lines of each city with a price for every deck and form; vehicles less those in publication today. */
async function readLines(db: DbOrTransaction): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select line.city_code, line.line_id, line.line_name, line.level, price.deck, price.form_id, price.price_fen,
      price.is_sample, form.production_fen,
      greatest(0, case price.deck when 'single' then line.single_deck_vehicles else line.double_deck_vehicles end
        - line.in_publication[1]) as vehicles
    from (
      select bus_line.*, release.city_code,
        row_number() over (partition by bus_line.release_id order by hashtext(line_id), line_id) as place
      from bus_line
      join data_release release on release.release_id = bus_line.release_id and release.state = 'current') line
    join bus_line_price price on price.release_id = line.release_id and price.line_id = line.line_id
    join medium_form form on form.medium_id = 1 and form.form_id = price.form_id
    where line.place <= ${linesOfCity}
    order by line.city_code, line.line_id, price.deck, price.form_id`.execute(db);
  return rows;
}

const faceUnit = (row: FaceRow): TradeUnit => ({
  mediumId: row.medium_id,
  positionId: row.position_id,
  faceId: row.face_id,
  lineId: null,
  deck: null,
  unitName: faceName(row.name, row.face_no, row.is_only),
  level: row.level,
  capacity: row.slots,
  offers: [
    {
      formId: row.form_id,
      priceFen: Number(row.price_fen),
      priceDays: row.period_days,
      isSamplePrice: row.is_sample,
      productionFen: Number(row.production_fen),
    },
  ],
});

/** Prices of line cards are for 30 days. */
const linePriceDays = 30;

function lineUnits(rows: readonly LineRow[]): TradeUnit[] {
  return [...Map.groupBy(rows, (row) => `${row.line_id}:${row.deck}`).values()]
    .filter(([first]) => first.vehicles > 0)
    .map((offers) => ({
      mediumId: 1,
      positionId: null,
      faceId: null,
      lineId: offers[0].line_id,
      deck: offers[0].deck,
      unitName: offers[0].line_name,
      level: offers[0].level,
      capacity: offers[0].vehicles,
      offers: offers.map((offer) => ({
        formId: offer.form_id,
        priceFen: Number(offer.price_fen),
        priceDays: linePriceDays,
        isSamplePrice: offer.is_sample,
        productionFen: Number(offer.production_fen),
      })),
    }));
}

/** What the seeded cities have for sale, a part of it, by city code. */
export async function readTradeCities(db: DbOrTransaction): Promise<TradeCity[]> {
  const [faces, lines] = [await readFaces(db), await readLines(db)];
  const discounts = await db
    .selectFrom('rate_card_discount as discount')
    .innerJoin('data_release as release', 'release.release_id', 'discount.release_id')
    .select(['release.city_code as cityCode', 'discount.medium_id as mediumId'])
    .select(['discount.least_days as leastDays', 'discount.permille'])
    .where('release.state', '=', 'current')
    .orderBy('discount.medium_id')
    .orderBy('discount.least_days')
    .execute();
  const facesOf = Map.groupBy(faces, (row) => row.city_code);
  const linesOf = Map.groupBy(lines, (row) => row.city_code);
  const discountsOf = Map.groupBy(discounts, (row) => row.cityCode);
  return [...new Set([...facesOf.keys(), ...linesOf.keys()])].sort().map((cityCode) => ({
    cityCode,
    populationWan: highTierCity(cityCode)?.populationWan ?? smallCityWan,
    units: [...lineUnits(linesOf.get(cityCode) ?? []), ...(facesOf.get(cityCode) ?? []).map(faceUnit)],
    discounts: discountsOf.get(cityCode) ?? [],
  }));
}

/** Slots of some units that are held or sold, in days from the anchor. */
export async function readTaken(
  db: DbOrTransaction,
  unitKeys: readonly string[],
  anchorDate: string,
): Promise<TradeInput['taken']> {
  const { rows } = await sql<{ unitKey: string; slot: number; fromDay: number; toDay: number }>`
    select face_id as "unitKey", slot, lower(period) - ${anchorDate}::date as "fromDay",
      upper(period) - 1 - ${anchorDate}::date as "toDay"
    from media_booking
    where is_in_force and state in ('hold', 'sold') and face_id = any(${[...unitKeys]}::text[])
    order by face_id, slot, period`.execute(db);
  return rows;
}
