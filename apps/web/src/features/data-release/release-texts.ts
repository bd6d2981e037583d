import type { DataRelease } from '@ooh/contract/domain/data-release';
import { formatCountOf, formatNumber } from '../../ui/figure/format-figure.ts';

const countTexts: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  lines: ['线路', '条'],
  directions: ['方向', '个'],
  stops: ['站点', '个'],
  persons: ['样本', '人'],
  residents: ['代表人口', '人'],
  visits: ['到访', '次'],
  cells: ['格网', '个'],
  businessDistricts: ['商圈', '个'],
  mainRoads: ['主干道', '条'],
  aois: ['AOI', '个'],
  pois: ['POI', '个'],
  stations: ['车站', '座'],
  positions: ['点位', '个'],
  faces: ['面', '个'],
  bookings: ['档期', '条'],
  prices: ['刊例价', '条'],
  discounts: ['折扣', '条'],
  floors: ['折扣底线', '条'],
  brands: ['品牌', '个'],
  products: ['产品', '个'],
  cases: ['案例', '个'],
  albums: ['图集', '个'],
  images: ['图片', '张'],
  postings: ['上刊记录', '条'],
  packs: ['人群包', '个'],
  hashedIds: ['哈希 ID', '个'],
  districts: ['行政区', '个'],
  placements: ['竞品投放', '条'],
  rows: ['记录', '条'],
};

const order = Object.keys(countTexts);

export interface NamedCount {
  readonly name: string;
  /** In 万 from 10,000 on. */
  readonly short: string;
  readonly full: string;
}

/** How much a version holds, in a fixed order; counts without a name here are left out. */
export function namedCounts(counts: DataRelease['counts']): NamedCount[] {
  return Object.entries(counts)
    .filter(([key]) => key in countTexts)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([key, value]) => {
      const [name, unit] = countTexts[key];
      return { name, short: formatCountOf(value, unit), full: `${formatNumber(value)} ${unit}` };
    });
}

/** State of a city after its current version is undone. */
export interface UndoOutcome {
  /** The version that is in force again; undefined when the city is left without such data. */
  readonly restored: DataRelease | undefined;
  /** Whether bus plans of the city become out of date: only lines and panel enter their figures. */
  readonly makesPlansStale: boolean;
}

/** The newest superseded version of the same kind and city, made before the one to be undone. */
export function undoOutcome(release: DataRelease, ofSameKind: readonly DataRelease[]): UndoOutcome {
  const earlier = ofSameKind.filter(
    (other) =>
      other.releaseId !== release.releaseId &&
      other.kind === release.kind &&
      other.cityCode === release.cityCode &&
      other.state === 'superseded' &&
      other.createdAt <= release.createdAt,
  );
  const restored = earlier.reduce<DataRelease | undefined>(
    (newest, other) => (newest === undefined || other.createdAt > newest.createdAt ? other : newest),
    undefined,
  );
  return { restored, makesPlansStale: release.kind === 'bus-lines' || release.kind === 'panel' };
}
