import type { CityGeography, CityPoi } from '../../city-data/place/city-geography.ts';
import { categoryLevel, tally } from './poi-search.ts';

const kinds = { shopping: ['购物服务'], catering: ['餐饮服务'], recreation: ['体育休闲服务', '风景名胜'] };
const maxBrands = 20;

const isOf = (poi: CityPoi, categories: readonly string[]): boolean =>
  categories.includes(categoryLevel(poi.category, 1));

/** Shops, catering and recreation of a city: formats with the part of chains, density by district, largest chains. */
export function shoppingRecreation(ground: CityGeography, people: number | null) {
  const pois = ground.pois.filter((poi) => Object.values(kinds).some((categories) => isOf(poi, categories)));
  const formats = Map.groupBy(pois, (poi) => categoryLevel(poi.category, 2));
  const byDistrict = Map.groupBy(pois, (poi) => poi.districtName);
  return {
    formats: [...formats]
      .map(([category, own]) => ({
        category,
        count: own.length,
        brandShare: own.filter(({ brand }) => brand !== null).length / own.length,
        perTenThousandPersons: people === null ? null : (10_000 * own.length) / people,
      }))
      .sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1)),
    districts: ground.districts.map(({ name, squareMeters }) => {
      const own = byDistrict.get(name) ?? [];
      const count = (categories: readonly string[]) => own.filter((poi) => isOf(poi, categories)).length;
      return {
        districtName: name,
        shopping: count(kinds.shopping),
        catering: count(kinds.catering),
        recreation: count(kinds.recreation),
        perSquareKilometer: squareMeters > 0 ? (1e6 * own.length) / squareMeters : 0,
      };
    }),
    topBrands: tally(pois.flatMap(({ brand }) => brand ?? []))
      .slice(0, maxBrands)
      .map(({ name, count }) => ({ brand: name, count })),
  };
}
