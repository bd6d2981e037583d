import { z } from 'zod';
import { drawnCreative } from './drawn-creative.ts';
import { businessDistrictName, cityCodeList, formKeyList, mediumIdList, textList } from './media-filter.ts';
import { pageInput } from './page.ts';

/** 媒体图库, 商圈图库, 创意应用. */
export const albumKinds = ['media', 'district', 'creative'] as const;
export type AlbumKind = (typeof albumKinds)[number];

/** `popular`: opens and favourites of the last 90 days. */
export const albumSorts = ['newest', 'popular', 'title', 'oldest'] as const;

/** Filter of albums; empty lists mean no restriction within what the user may see. */
export const albumFilter = z.object({
  cityCodes: cityCodeList,
  mediumIds: mediumIdList,
  industries: textList(40, 40),
  techniques: textList(20, 20),
  /** Media and forms, for example 2/1. */
  forms: formKeyList,
  brandId: z.string().min(1).max(64).optional(),
  /** Part of title, brand or description. */
  keyword: z.string().max(60).default(''),
});

export const albumPageInput = pageInput.extend(albumFilter.shape).extend({
  sort: z.enum(albumSorts).default('newest'),
  onlyFavourites: z.boolean().default(false),
});
export const districtAlbumPageInput = albumPageInput.extend({
  businessDistrict: businessDistrictName.optional(),
});

/** An album as the picture wall shows it. */
export const album = z.object({
  albumId: z.string(),
  kind: z.enum(albumKinds),
  title: z.string(),
  brandId: z.string().nullable(),
  brandName: z.string(),
  industry: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  formId: z.int(),
  formName: z.string(),
  widthMillimeters: z.int(),
  heightMillimeters: z.int(),
  businessDistrict: z.string().nullable(),
  techniques: z.array(z.string()),
  description: z.string(),
  publishedOn: z.string(),
  /** URLs of the pictures, in order. */
  images: z.array(z.object({ seq: z.int(), url: z.string() })),
  /** What it is drawn of where no pictures of it were imported; null with pictures. */
  creative: drawnCreative.extend({ brandName: z.string() }).nullable(),
  /** Opens (one a user and day) and favourites of the last 90 days. */
  popularity: z.int(),
  isFavourite: z.boolean(),
  /** Whether an appraised order stands behind it. */
  hasEffect: z.boolean(),
  /** True for invented work of the demonstration (示例). */
  isSample: z.boolean(),
});
export type Album = z.infer<typeof album>;

export const exampleAlbum: Album = {
  albumId: 'c-440300-1',
  kind: 'creative',
  title: '星河汽车 · 候车亭灯箱 · 3D',
  brandId: 'b-0001',
  brandName: '星河汽车',
  industry: '汽车',
  cityCode: '440300',
  cityName: '深圳市',
  mediumId: 2,
  mediumName: '公交候车亭',
  formId: 1,
  formName: '候车亭灯箱',
  widthMillimeters: 3500,
  heightMillimeters: 1500,
  businessDistrict: null,
  techniques: ['3D'],
  description: '示例创意',
  publishedOn: '2026-09-01',
  images: [{ seq: 1, url: '/api/v1/creative-albums/c-440300-1/images/1' }],
  creative: { brandName: '星河汽车', hue: 210, variant: 1, slogan: '驶向下一程' },
  popularity: 12,
  isFavourite: false,
  hasEffect: false,
  isSample: true,
};
