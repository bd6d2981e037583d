/** Creative albums of a demonstration: invented work (示例) for its brands and cities. Deterministic. */
import { cumulativeOf, pickIndex, randomStream } from '@ooh/reference/random';
import { tasteFor } from './media-taste.ts';
import { dayAfter } from './trade-calendar.ts';

export interface AlbumCity {
  readonly cityCode: string;
  readonly cityName: string;
  readonly businessDistricts: readonly string[];
}

export interface AlbumBrand {
  readonly brandId: string;
  readonly brandName: string;
  readonly industry: string;
}

export interface AlbumForm {
  readonly mediumId: number;
  readonly mediumName: string;
  readonly formId: number;
  readonly formName: string;
  readonly isLit: boolean;
}

export interface DemoAlbum {
  readonly albumId: string;
  readonly kind: 'media' | 'district' | 'creative';
  readonly title: string;
  readonly brand: AlbumBrand;
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly businessDistrict: string | null;
  readonly techniques: readonly string[];
  readonly description: string;
  readonly publishedOn: string;
}

/** A finished order's work on one form in one city. */
export interface ToldOrder {
  readonly orderId: string;
  readonly brand: AlbumBrand;
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly startDate: string;
}

const kinds: readonly DemoAlbum['kind'][] = ['creative', 'media', 'creative', 'district'];
const techniques = ['平面', '3D', 'AR', '灯光', '互动', '异形'] as const;
const techniqueLabels: Readonly<Record<string, string>> = {
  平面: '大面积品牌色与一句话主张，远看可辨',
  '3D': '错位透视做出纵深，主体像要走出画面',
  AR: '扫码后画面在手机里继续，给出到店优惠',
  灯光: '入夜后分段点亮，路过时像在流动',
  互动: '有人靠近时画面回应，适合停留处',
  异形: '轮廓伸出边框，剪影先被认出来',
};
/** Days before the anchor over which albums are spread (two years). */
const spreadDays = 730;

/** A technique that a form can carry, by a share in [0, 1): unlit and moving forms have no light show. */
function techniqueFor({ isLit }: Pick<AlbumForm, 'isLit'>, share: number): string {
  const possible = techniques.filter((name) => isLit || (name !== '灯光' && name !== '互动'));
  return possible[Math.floor(share * possible.length)];
}

/** Creative albums that tell what finished orders showed. */
export function toldAlbums(
  seed: number,
  orders: readonly ToldOrder[],
  world: { readonly cities: readonly AlbumCity[]; readonly forms: readonly AlbumForm[] },
): (DemoAlbum & { readonly orderId: string })[] {
  const random = randomStream(seed, 'told-albums');
  const cityNames = new Map(world.cities.map(({ cityCode, cityName }) => [cityCode, cityName]));
  return orders.flatMap(({ orderId, brand, cityCode, mediumId, formId, startDate }, i) => {
    const technique = random.next();
    const form = world.forms.find((one) => one.mediumId === mediumId && one.formId === formId);
    const cityName = cityNames.get(cityCode);
    if (form === undefined || cityName === undefined) return [];
    const used = techniqueFor(form, technique);
    return {
      albumId: `creative-${cityCode}-order-${i + 1}`,
      kind: 'creative',
      title: [brand.brandName, cityName, form.formName].join(' · '),
      brand,
      cityCode,
      mediumId,
      formId,
      businessDistrict: null,
      techniques: [used],
      description: `示例：${brand.brandName}在${cityName}以${form.formName}投放，${techniqueLabels[used]}。`,
      publishedOn: startDate,
      orderId,
    };
  });
}

/** Albums over kinds, cities, brands and forms; empty without a city or form. */
export function demoAlbums(
  seed: number,
  anchorDate: string,
  count: number,
  world: {
    readonly cities: readonly AlbumCity[];
    readonly brands: readonly AlbumBrand[];
    readonly forms: readonly AlbumForm[];
  },
): DemoAlbum[] {
  const { cities, brands, forms } = world;
  if (cities.length === 0 || brands.length === 0 || forms.length === 0) return [];
  const random = randomStream(seed, 'albums');
  return Array.from({ length: count }, (_, i) => {
    const kind = kinds[i % kinds.length];
    const city = cities[i % cities.length];
    const brand = brands[random.integer(brands.length)];
    const weights = cumulativeOf(forms.map(({ mediumId }) => tasteFor(brand.industry, mediumId)));
    const form = forms[pickIndex(weights, random.next())];
    const technique = techniqueFor(form, random.next());
    const { businessDistricts } = city;
    const district =
      kind === 'district' && businessDistricts.length > 0
        ? businessDistricts[random.integer(businessDistricts.length)]
        : null;
    return {
      albumId: `${kind}-${city.cityCode}-${i + 1}`,
      kind,
      title: [brand.brandName, district ?? city.cityName, form.formName].join(' · '),
      brand,
      cityCode: city.cityCode,
      mediumId: form.mediumId,
      formId: form.formId,
      businessDistrict: district,
      techniques: [technique],
      description: `示例：${brand.brandName}在${district ?? city.cityName}以${form.formName}投放，${techniqueLabels[technique]}。`,
      publishedOn: dayAfter(anchorDate, -1 - random.integer(spreadDays)),
    };
  });
}
