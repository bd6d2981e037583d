import { codes, count, matching, oneOf, text, flag } from '../../ui/address/address-fields.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import type { FilterNames } from '../../ui/state/set-condition.ts';

export const workSorts = ['newest', 'popular', 'title'] as const;
export const workSortNames = { newest: '最新', popular: '热度', title: '标题' } as const;

const albumId = () => matching(/^[\w-]{1,80}$/);
const brandId = () => matching(/^[\w-]{1,64}$/);

/** The wall of works: `as` draws all of them as if of one brand, `id` is the work that is looked at. */
export const creativeList = listAddress({
  filters: {
    tech: text(120),
    industry: text(240),
    media: codes(/^[1-9]\d{0,3}$/, 20, 100),
    form: codes(/^\d{1,4}\/\d{1,4}$/, 20, 200),
    city: codes(/^\d{6}$/, 60, 420),
    brand: brandId(),
    q: text(60),
    kept: flag(),
  },
  others: { by: oneOf(workSorts), as: brandId(), id: albumId() },
  details: ['id'],
});
export type CreativeAddress = AddressOf<typeof creativeList>;

/** The filters in the words of the screen. */
export const creativeFilterNames: FilterNames<CreativeAddress> = {
  tech: '技术',
  industry: '行业',
  media: '媒体',
  form: '形式',
  city: '城市',
  brand: '品牌',
  kept: '只看收藏',
};

const detailFields = { albumId: albumId(), as: brandId(), shot: count(12) };
export const parseCreativeDetail = addressReader(detailFields);
export type CreativeDetailAddress = ReadOf<typeof detailFields>;
