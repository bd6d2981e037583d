import type { MediaSort } from '@ooh/contract/domain/media-search';
import { mediaSizes, type MediaSize } from '@ooh/contract/domain/media-sizes';
import type { CallInput } from '@ooh/contract/registry';
import { audienceFromText } from '../../shared/ta-builder/audience-text.ts';
import { adcode, count, flag, id, matching, oneOf, placeId, text } from '../../ui/address/address-fields.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import type { FilterNames } from '../../ui/state/set-condition.ts';

/** How the rows are shown. */
export const mediaViews = ['map', 'gallery'] as const;

/** Columns that can be sorted by, as the service names its orders. */
const sorts = [
  'free',
  'vacancy',
  'price',
  'passages',
  'impressions',
  'concentration',
  'cpm',
  'distance',
] as const;

/**
 * Media of a city. Lists are comma-separated; prices in yuan for 30 days; `ta` is the audience as audience-text.ts writes
 * it; `set` is a stored set of places, `near` are places as 「经度 纬度」 parted by semicolons, `r` the metres around them; `album` are the pictures
 * that the gallery shows instead of rows; `id` is the row that is open.
 */
export const mediaList = listAddress({
  filters: {
    media: text(200),
    form: text(300),
    scene: text(100),
    level: text(100),
    lit: oneOf(['yes', 'no']),
    dim: text(40),
    tag: text(300),
    district: text(600),
    cbd: placeId(),
    least: count(100_000_000),
    most: count(100_000_000),
    q: text(60),
    free: flag(),
    kept: flag(),
    set: id(),
    near: text(6000),
    r: count(10_000),
  },
  sorts,
  others: {
    city: adcode(),
    ta: text(4000),
    view: oneOf(mediaViews),
    album: oneOf(['media', 'district']),
    id: matching(/^[\w:|.-]{1,160}$/),
  },
  details: ['id'],
  period: 'others',
});
export type MediaAddress = AddressOf<typeof mediaList>;

/** The places that an address searches around. */
export function placesOf({ near }: Pick<MediaAddress, 'near'>): { lng: number; lat: number }[] {
  return (near ?? '').split(';').flatMap((pair) => {
    const [lng, lat] = pair.trim().split(' ').map(Number);
    return pair.trim() !== '' && Number.isFinite(lng) && Number.isFinite(lat) ? [{ lng, lat }] : [];
  });
}

export const nearText = (places: readonly { readonly lng: number; readonly lat: number }[]): string =>
  places.map(({ lng, lat }) => `${lng.toFixed(5)} ${lat.toFixed(5)}`).join(';');

const isSize = (size: string): size is MediaSize => (mediaSizes as readonly string[]).includes(size);
const fenOfYuan = 100;

type Filter = Omit<CallInput<'v1/media-inventory/search'>, 'sortBy' | 'isAscending' | 'pageNo' | 'pageSize'>;

/** What an address asks for, as list, map and files share it. */
export function questionOf(
  cityCode: string,
  address: MediaAddress,
  places: Filter['places'] = placesOf(address),
): Filter {
  const { media, form, scene, level, lit, dim, tag, district, cbd, least, most, q = '' } = address;
  const { from, to, free, kept, r } = address;
  return {
    cityCode,
    keyword: q,
    mediumIds: allParts(media).map(Number),
    forms: allParts(form),
    scenes: allParts(scene),
    levels: allParts(level),
    sizes: allParts(dim).filter(isSize),
    tags: allParts(tag),
    districtNames: allParts(district),
    availability: free ? 'free' : 'all',
    isFavourite: kept === true,
    places,
    ...(r === undefined ? {} : { radiusMeters: Math.max(50, r) }),
    ...(lit === undefined ? {} : { isLit: lit === 'yes' }),
    ...(cbd === undefined ? {} : { businessDistrictId: cbd }),
    ...(least === undefined ? {} : { minPriceFen: least * fenOfYuan }),
    ...(most === undefined ? {} : { maxPriceFen: most * fenOfYuan }),
    ...(from === undefined ? {} : { startDate: from, endDate: to }),
    targetAudience: audienceFromText(address.ta),
  };
}

/** The filters in the words of the screen. */
export const mediaFilterNames: FilterNames<MediaAddress> = {
  media: '媒体',
  form: '形式',
  scene: '场景',
  level: '等级',
  lit: '照明',
  dim: '尺寸',
  tag: '标签',
  district: '行政区',
  cbd: '商圈',
  least: (yuan) => `刊例价 ≥ ${yuan} 元`,
  most: (yuan) => `刊例价 ≤ ${yuan} 元`,
  free: '仅看空位',
  kept: '我的收藏',
  set: '门店周边',
  near: '门店周边',
  r: (meters) => `周边半径 ${meters} 米`,
};

/** The order of the rows: by code where nothing is said. */
export function orderOf(address: MediaAddress): { sortBy: MediaSort; isAscending: boolean } {
  const sort = mediaList.sortOf(address);
  return { sortBy: sort?.key ?? 'code', isAscending: sort === undefined || sort.order === 'asc' };
}
