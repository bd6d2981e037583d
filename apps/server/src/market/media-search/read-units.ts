import { readRegister, type RegisterLine } from '../../city-data/bus-line/line-register.ts';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { readCityLineOffers, type Offer } from '../../orders/order/offers.ts';
import { priceOf30Days } from '../../planning/area-plan/city-positions.ts';
import { memoize } from '../../platform/memoize.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { CityReleases } from './city-releases.ts';
import type { Bookable, StoredUnit } from './stored-unit.ts';

type Shared = 'cityCode' | 'mediumName' | 'unit' | 'formName' | 'sceneName';
type FaceRow = Omit<
  StoredUnit,
  Shared | 'unitKind' | 'unitKey' | 'lineId' | 'deck' | 'bookables' | 'priceOf30DaysFen' | 'updatedOn'
> & {
  positionId: string;
  bookables: { bookingKey: string; faceNo: string; facingDegrees: number | null; slots: number }[];
};

async function faceRows(db: Db, positionsId: string, releases: CityReleases): Promise<FaceRow[]> {
  const rateCardId = releases.rateCard?.releaseId ?? null;
  const placesId = releases.places?.releaseId ?? null;
  const { rows } = await sql<FaceRow>`
    select position.position_id as "positionId", position.medium_id as "mediumId", face.form_id as "formId",
      position.code, position.name, position.address, position.district_name as "districtName",
      position.business_district_id as "businessDistrictId", district.name as "businessDistrictName",
      position.lng, position.lat, position.level, position.operator,
      min(face.width_millimeters) as "widthMillimeters", min(face.height_millimeters) as "heightMillimeters",
      bool_or(face.is_lit) as "isLit", min(face.spot_seconds) as "spotSeconds",
      min(face.loop_seconds) as "loopSeconds", min(price.price_fen)::bigint as "priceFen",
      min(price.period_days) as "priceDays", coalesce(bool_or(price.is_sample), false) as "isSamplePrice",
      min(form.production_fen) as "productionFen", position.is_indicative as "isIndicative",
      position.estimated_fields as "estimatedFields",
      json_agg(json_build_object('bookingKey', face.face_id, 'faceNo', face.face_no,
        'facingDegrees', face.facing_degrees, 'slots', face.slots) order by face.face_id) as bookables
    from media_position position
    join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
    join medium_form form on form.medium_id = face.medium_id and form.form_id = face.form_id
    left join rate_card_price price on price.release_id = ${rateCardId} and price.medium_id = face.medium_id
      and price.form_id = face.form_id and price.level = position.level
    left join business_district district on district.release_id = ${placesId}
      and district.place_id = position.business_district_id
    where position.release_id = ${positionsId}
    group by position.release_id, position.position_id, face.form_id, district.name`.execute(db);
  return rows;
}

const deckNames = { single: '单层', double: '双层' } as const;

type FormSize = Pick<StoredUnit, 'widthMillimeters' | 'heightMillimeters' | 'isLit'>;

async function formSizes(db: Db): Promise<Map<string, FormSize>> {
  const rows = await db
    .selectFrom('medium_form')
    .select(['medium_id', 'form_id', 'width_millimeters', 'height_millimeters', 'is_lit'])
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.medium_id}/${row.form_id}`,
      {
        widthMillimeters: row.width_millimeters,
        heightMillimeters: row.height_millimeters,
        isLit: row.is_lit,
      },
    ]),
  );
}

/** The deck of a line in a form; null for an offer that is none of a line. */
function lineUnit(
  offer: Offer,
  line: RegisterLine | undefined,
  size: FormSize | undefined,
  updatedOn: string,
): Omit<StoredUnit, Exclude<Shared, 'cityCode'>> | null {
  const { lineId, deck, mediumId, formId } = offer;
  if (lineId === null || deck === null || size === undefined || !line?.vehicles[deck]) return null;
  const bookable: Bookable = {
    bookingKey: `${lineId}:${deck}`,
    faceNo: deckNames[deck],
    facingDegrees: null,
    units: line.vehicles[deck],
    capacities: offer.capacities,
    countedFrom: offer.countedFrom,
  };
  return {
    ...size,
    unitKind: 'line',
    unitKey: `${lineId}:${deck}|${formId}`,
    cityCode: offer.cityCode,
    mediumId,
    formId,
    positionId: null,
    lineId,
    deck,
    code: lineId,
    name: `${offer.unitName}（${deckNames[deck]}）`,
    address: `${line.fromStop} — ${line.toStop}`,
    districtName: null,
    businessDistrictId: null,
    businessDistrictName: null,
    lng: null,
    lat: null,
    level: offer.level,
    operator: line.operator,
    spotSeconds: null,
    loopSeconds: null,
    priceFen: offer.priceFen,
    priceDays: offer.priceDays,
    isSamplePrice: offer.isSamplePrice,
    productionFen: offer.productionFen,
    isIndicative: false,
    updatedOn,
    estimatedFields: line.estimatedFields,
    bookables: [bookable],
    priceOf30DaysFen: priceOf30Days(offer.priceFen, offer.priceDays),
  };
}

const faceUnit = (
  row: FaceRow,
  cityCode: string,
  updatedOn: string,
): Omit<StoredUnit, Exclude<Shared, 'cityCode'>> => ({
  ...row,
  updatedOn,
  unitKind: 'face',
  unitKey: `${row.positionId}|${row.formId}`,
  cityCode,
  lineId: null,
  deck: null,
  priceOf30DaysFen: priceOf30Days(row.priceFen, row.priceDays),
  bookables: row.bookables.map(({ slots, ...face }) => ({
    ...face,
    units: slots,
    capacities: [slots, slots, slots, slots],
    countedFrom: updatedOn,
  })),
});

/** Some megabytes a city. */
const kept = memoize<readonly StoredUnit[]>(12);

/** Everything that a city has for sale, of all media; read once per set of releases. */
export function unitsOfCity(
  db: Db,
  cityCode: string,
  releases: CityReleases,
): Promise<readonly StoredUnit[]> {
  const { positions, busLines, key } = releases;
  return kept(key, async () => {
    const names = await readMediaNames(db);
    const [faces, offers, lines, sizes] = await Promise.all([
      positions ? faceRows(db, positions.releaseId, releases) : [],
      busLines ? readCityLineOffers(db, cityCode) : [],
      busLines ? readRegister(db, busLines.releaseId) : new Map<string, RegisterLine>(),
      formSizes(db),
    ]);
    const units = [
      ...offers.flatMap((offer) => {
        const { lineId, mediumId, formId } = offer;
        const size = sizes.get(`${mediumId}/${formId}`);
        return lineUnit(offer, lines.get(lineId ?? ''), size, busLines?.createdOn ?? '') ?? [];
      }),
      ...faces.map((row) => faceUnit(row, cityCode, positions?.createdOn ?? '')),
    ];
    return units.map((unit): StoredUnit => ({
      ...unit,
      mediumName: names.medium(unit.mediumId),
      unit: names.unit(unit.mediumId),
      formName: names.form(unit.mediumId, unit.formId),
      sceneName: names.category(unit.mediumId),
    }));
  });
}
