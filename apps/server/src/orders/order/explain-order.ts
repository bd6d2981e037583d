import { percentText } from '@ooh/contract/core/percent-text';
import { movingMedia, type MovingMedia } from '@ooh/contract/domain/moving-media';
import type { CallOutput } from '@ooh/contract/registry';
import { cityName } from '../../reference/region/regions.ts';
import type { CityInventory } from './city-inventory.ts';
import { isHighLevel } from './city-inventory.ts';
import type { FacePlace } from './match-places.ts';
import type { StoredItem, StoredOrder } from './order-store.ts';
import { unitsOf } from './placement-parts.ts';
import { totalsOf } from './present-order.ts';

type Explanation = CallOutput<'media-order-match-detail/getOrderIntelligence/{orderId}'>;
type CityRow = Explanation['cities'][number];

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;
const yuan = (fen: number): string => `¥${Math.round(fen / 100).toLocaleString('zh-CN')}`;

const distinct = (values: readonly (string | null | undefined)[]): number =>
  new Set(values.filter((value) => value !== null && value !== undefined)).size;

function reasonsOf(row: Omit<CityRow, 'reasons'>): string[] {
  const reasons: string[] = [];
  const { highLevelShare, inventoryHighLevelShare, meanPriceFen, inventoryMeanPriceFen } = row;
  if (highLevelShare !== null && inventoryHighLevelShare !== null && highLevelShare > inventoryHighLevelShare)
    reasons.push(
      `A+ 级及以上占 ${percent(highLevelShare)}，高于全城在售的 ${percent(inventoryHighLevelShare)}`,
    );
  if (meanPriceFen !== null && inventoryMeanPriceFen !== null && inventoryMeanPriceFen > 0) {
    const ratio = meanPriceFen / inventoryMeanPriceFen;
    const word = ratio < 0.97 ? '低于' : ratio > 1.03 ? '高于' : '接近';
    reasons.push(
      `单价（每单位 30 天）${yuan(meanPriceFen)}，${word}全城均价 ${yuan(inventoryMeanPriceFen)}（为均价的 ${percent(ratio)}）`,
    );
  }
  if (row.businessDistricts !== null && row.businessDistricts > 0)
    reasons.push(`${row.inBusinessDistricts} 处点位位于 ${row.businessDistricts} 个商圈内`);
  if (row.districts !== null && row.districts > 1) reasons.push(`覆盖 ${row.districts} 个行政区`);
  if (row.inventoryUnits > 0)
    reasons.push(
      `占全城在售 ${row.inventoryUnits.toLocaleString('zh-CN')} 单位的 ${percentText(row.units / row.inventoryUnits)}`,
    );
  return reasons;
}

/** How the items of a medium in a city compare with what the city has for sale. */
export function explainPart(
  items: readonly StoredItem[],
  inventory: CityInventory,
  faces: ReadonlyMap<string, FacePlace>,
  media: MovingMedia = movingMedia,
): CityRow {
  const [first] = items;
  const units = unitsOf(items);
  const high = unitsOf(items.filter((item) => isHighLevel(item.level)));
  const priceSum = items.reduce(
    (sum, item) => sum + (item.quantity * item.price_fen * 30) / item.price_days,
    0,
  );
  const isMoving = media.isMoving(first.medium_id);
  const places = items.flatMap((item) => faces.get(item.face_id ?? '') ?? []);
  const row = {
    cityCode: first.city_code,
    cityName: cityName(first.city_code),
    mediumId: first.medium_id,
    mediumName: first.medium_name,
    items: items.length,
    units,
    highLevelShare: units > 0 ? high / units : null,
    inventoryHighLevelShare: inventory.units > 0 ? inventory.highLevelUnits / inventory.units : null,
    meanPriceFen: units > 0 ? Math.round(priceSum / units) : null,
    inventoryMeanPriceFen: inventory.meanPriceFen,
    inBusinessDistricts: isMoving
      ? null
      : distinct(
          places.filter((place) => place.businessDistrictId !== null).map((place) => place.positionId),
        ),
    businessDistricts: isMoving ? null : distinct(places.map((place) => place.businessDistrictId)),
    districts: isMoving ? null : distinct(places.map((place) => place.districtName)),
    inventoryUnits: inventory.units,
  };
  return { ...row, reasons: reasonsOf(row) };
}

const namesOf = (values: readonly string[]): string => (values.length === 0 ? '无' : values.join('、'));

/** Comparison of the brief with the order's items, within the reader's scope. */
export function checkBrief(
  order: StoredOrder,
  visible: { readonly cityCodes: readonly string[]; readonly mediumIds: readonly number[] },
  items: readonly StoredItem[],
  mediumNames: ReadonlyMap<number, string>,
  wishes: Explanation['wishes'],
): Explanation['checks'] {
  const { totalFen } = totalsOf(items);
  const cities = visible.cityCodes.filter((city) => items.some((item) => item.city_code === city));
  const media = visible.mediumIds.filter((medium) => items.some((item) => item.medium_id === medium));
  const nameOf = (medium: number) => mediumNames.get(medium) ?? String(medium);
  const outside = items.filter(
    (item) => item.start_date < order.start_date || item.end_date > order.end_date,
  ).length;
  const must = wishes.filter(({ wish }) => wish === 'must');
  const excluded = wishes.filter(({ wish }) => wish === 'excluded');
  const met = must.filter(({ isMet }) => isMet).length;
  const broken = excluded.filter(({ isMet }) => !isMet).length;
  return [
    {
      name: '预算',
      asked: yuan(order.budget_fen),
      actual: `${yuan(totalFen)}（含税，${percent(totalFen / order.budget_fen)}）`,
      isMet: totalFen <= order.budget_fen,
    },
    {
      name: '城市',
      asked: namesOf(visible.cityCodes.map(cityName)),
      actual: namesOf(cities.map(cityName)),
      isMet: cities.length === visible.cityCodes.length,
    },
    {
      name: '媒体',
      asked: namesOf(visible.mediumIds.map(nameOf)),
      actual: namesOf(media.map(nameOf)),
      isMet: media.length === visible.mediumIds.length,
    },
    {
      name: '投放期',
      asked: `${order.start_date} 至 ${order.end_date}`,
      actual: outside === 0 ? '全部在投放期内' : `${outside} 行超出投放期`,
      isMet: outside === 0,
    },
    ...(must.length > 0
      ? [{ name: '必投', asked: `${must.length} 处`, actual: `已选 ${met} 处`, isMet: met === must.length }]
      : []),
    ...(excluded.length > 0
      ? [{ name: '避投', asked: `${excluded.length} 处`, actual: `误选 ${broken} 处`, isMet: broken === 0 }]
      : []),
  ];
}
