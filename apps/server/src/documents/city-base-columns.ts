import { greatRegionOf } from '@ooh/contract/domain/great-region';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { CityRow } from '../market/media-analysis/city-base.ts';

type Value = string | number | null;

/** A column of 城市底盘 with what a city has in it; null is shown as a dash. */
export type CityColumn = MatchColumn & { readonly valueOf: (row: CityRow) => Value };

/** A count of stock is unknown, not zero, where no stock is on record. */
const ofInventory =
  (valueOf: (row: CityRow) => number | null) =>
  (row: CityRow): Value =>
    row.media.length === 0 ? null : valueOf(row);
const busMedium = movingMedia.on('bus-lines');
const ofBuses =
  (valueOf: (row: CityRow) => number) =>
  (row: CityRow): Value =>
    row.media.some(({ mediumId }) => mediumId === busMedium.mediumId) ? valueOf(row) : null;

const shelterMediumId = 2;
const ofShelters = ({ media }: CityRow): Value =>
  media.find(({ mediumId }) => mediumId === shelterMediumId)?.positions ?? null;
/** Electronic media are counted by the screen. */
const screenUnit = '块';
const ofScreens = ({ media }: CityRow): Value => {
  const screens = media.filter(({ unit }) => unit === screenUnit);
  return screens.length === 0 ? null : screens.reduce((sum, { faces }) => sum + faces, 0);
};

const facts: readonly CityColumn[] = [
  { title: '城市代码', format: 'text', width: 10, valueOf: (row) => row.cityCode },
  { title: '城市', format: 'text', width: 12, valueOf: (row) => row.cityName },
  { title: '省份', format: 'text', width: 14, valueOf: (row) => row.provinceName },
  { title: '大区', format: 'text', width: 10, valueOf: (row) => greatRegionOf(row.cityCode) ?? '' },
  { title: '等级', format: 'text', width: 10, valueOf: (row) => row.tier ?? '' },
  { title: '常住人口（万）', format: 'decimal', width: 14, valueOf: (row) => row.populationWan },
  {
    title: '人口来源',
    format: 'text',
    width: 10,
    valueOf: (row) => (row.populationWan === null ? '' : row.isSamplePopulation ? '一个来源' : '多个来源'),
  },
  { title: 'GDP（亿元，2023）', format: 'decimal', width: 16, valueOf: (row) => row.gdpYi },
  { title: '媒体点位', format: 'integer', valueOf: ofInventory((row) => row.positions) },
  { title: '媒体面数', format: 'integer', valueOf: ofInventory((row) => row.faces) },
  { title: '可售单元', format: 'integer', valueOf: ofInventory((row) => row.units) },
  { title: '候车亭', format: 'integer', valueOf: ofShelters },
  { title: '屏数', format: 'integer', valueOf: ofScreens },
  { title: '公交线路', format: 'integer', valueOf: ofBuses((row) => row.busLines) },
  { title: '公交车辆', format: 'integer', valueOf: ofBuses((row) => row.busVehicles) },
];

const horizons = ['今日', '30 天后', '60 天后', '90 天后'];

const levels: readonly CityColumn[] = [
  ...horizons.map((name, i): CityColumn => ({
    title: `空位率（${name}）`,
    format: 'percent',
    width: 16,
    valueOf: (row) => row.freeShare?.[i] ?? null,
  })),
  { title: '每万人单元', format: 'decimal', valueOf: ofInventory((row) => row.unitsPerWan) },
  { title: '刊例价格指数', format: 'decimal', width: 14, valueOf: (row) => row.priceIndex },
];

/** Units of every medium that any of the cities has. */
function mediumColumns(rows: readonly CityRow[]): CityColumn[] {
  const names = new Map(
    rows.flatMap(({ media }) => media.map(({ mediumId, mediumName }) => [mediumId, mediumName] as const)),
  );
  return [...names]
    .sort(([a], [b]) => a - b)
    .map(([mediumId, name]) => ({
      title: `${name}（单元）`,
      format: 'integer',
      width: 16,
      valueOf: ({ media }) => media.find((medium) => medium.mediumId === mediumId)?.units ?? null,
    }));
}

/** Facts of the cities, their stock, vacancies and prices, and the units of every medium. */
export const cityBaseColumns = (rows: readonly CityRow[]): readonly CityColumn[] => [
  ...facts,
  ...levels,
  ...mediumColumns(rows),
];
