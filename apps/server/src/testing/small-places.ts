import { faceRecord, positionRecord } from './inventory-records.ts';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { seededRandom } from '@ooh/measurement/random';
import type { Context } from '../context.ts';
import { publishNew } from '../city-data/release/publish-release.ts';
import { insertPositions } from '../city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../city-data/inventory/insert-rate-card.ts';
import type { PositionRecord } from '../city-data/inventory/inventory-record.ts';
import {
  insertAois,
  insertBusinessDistricts,
  insertPois,
  type AoiRecord,
  type BusinessDistrictRecord,
  type PoiRecord,
} from '../city-data/place/insert-place-rows.ts';
import { smallRelease } from './small-city.ts';
import { destination } from './small-way.ts';

/** Places and media of a small city as they were written into the stores. */
export interface SmallPlaces {
  readonly pois: readonly PoiRecord[];
  readonly aois: readonly AoiRecord[];
  readonly businessDistricts: readonly BusinessDistrictRecord[];
  readonly positions: readonly PositionRecord[];
}

const categories = [
  '餐饮服务;咖啡厅;咖啡厅',
  '餐饮服务;中餐厅;中餐厅',
  '购物服务;超级市场;超市',
  '风景名胜;公园广场;公园',
];
const aoiTypes = ['商场', '写字楼', '小区', '公园'];

/** A closed ring of six corners about a point. */
export function hexagon(centre: Wgs84Point, radiusMeters: number): [number, number][] {
  const corners = [0, 60, 120, 180, 240, 300, 0].map((bearing) => destination(centre, bearing, radiusMeters));
  return corners.map(({ lng, lat }) => [lng, lat]);
}

/** Draws places within 1.2 km of a point; the same seed draws the same ones. */
export function drawPlaces(cityCode: string, centre: Wgs84Point, seed: number): SmallPlaces {
  const random = seededRandom(seed);
  const scatter = () => destination(centre, 360 * random.next(), 1200 * Math.sqrt(random.next()));
  const at = ({ lng, lat }: Wgs84Point) => ({ lng, lat, isIndicative: true });
  const pois = Array.from({ length: 400 }, (_, n): PoiRecord => {
    const kind = random.below(categories.length);
    return {
      ...at(scatter()),
      placeId: `${cityCode}-poi-${String(n).padStart(3, '0')}`,
      name: `${['福', '新', '安', '和'][random.below(4)]}塘${n}`,
      category: categories[kind],
      brand: kind === 0 && random.next() < 0.6 ? ['示例咖啡甲', '示例咖啡乙'][random.below(2)] : null,
    };
  });
  const aois = Array.from({ length: 24 }, (_, n): AoiRecord => {
    const middle = scatter();
    return {
      ...at(middle),
      placeId: `${cityCode}-aoi-${String(n).padStart(2, '0')}`,
      name: `区域${n}`,
      aoiType: aoiTypes[n % aoiTypes.length],
      ring: hexagon(middle, n % 3 === 0 ? 90 : 420),
    };
  });
  const businessDistricts = Array.from({ length: 3 }, (_, n): BusinessDistrictRecord => {
    const middle = destination(centre, 120 * n, 500);
    return {
      ...at(middle),
      placeId: `${cityCode}-bd-${n}`,
      name: `商圈${n}`,
      districtName: null,
      ring: hexagon(middle, 600),
    };
  });
  const positions = Array.from({ length: 90 }, (_, n): PositionRecord => {
    const mediumId = [2, 5, 7][n % 3];
    const { lng, lat } = scatter();
    const positionId = `${cityCode}-media-${String(n).padStart(2, '0')}`;
    return positionRecord({
      positionId,
      mediumId,
      code: `M${n}`,
      name: `点位${n}`,
      lng,
      lat,
      level: n % 2 === 0 ? 'S' : 'A',
      faces: Array.from({ length: 1 + (n % 3) }, (_face, face) =>
        faceRecord({
          faceId: `${positionId}-${face}`,
          faceNo: String(face),
        }),
      ),
    });
  });
  return { pois, aois, businessDistricts, positions };
}

/** Gives a city places, media positions and a rate card, in the real stores. */
export async function seedSmallPlaces(
  context: Context,
  cityCode: string,
  centre: Wgs84Point,
  seed = 1,
): Promise<SmallPlaces> {
  const places = drawPlaces(cityCode, wgs84(centre.lng, centre.lat), seed);
  await publishNew(
    context,
    smallRelease('places', cityCode, `${cityCode}-places`, {}),
    async (transaction, releaseId) => {
      await insertPois(transaction, releaseId, places.pois);
      await insertAois(transaction, releaseId, places.aois);
      await insertBusinessDistricts(transaction, releaseId, places.businessDistricts);
    },
  );
  await publishNew(
    context,
    smallRelease('media-positions', cityCode, `${cityCode}-media`, {}),
    (transaction, releaseId) => insertPositions(transaction, releaseId, places.positions),
  );
  await publishNew(
    context,
    smallRelease('rate-card', cityCode, `${cityCode}-rates`, {}),
    (transaction, releaseId) =>
      insertRateCard(transaction, releaseId, {
        prices: [2, 5, 7].flatMap((mediumId) =>
          (['S', 'A'] as const).map((level) => ({
            mediumId,
            formId: 1,
            level,
            priceFen: 100_000 * mediumId + (level === 'S' ? 50_000 : 0),
            periodDays: 28,
            isSample: true,
          })),
        ),
        discounts: [],
      }),
  );
  return places;
}
