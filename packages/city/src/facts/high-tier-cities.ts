/**
 * The 49 high-tier cities of China: tier by the 2025 edition of the city attractiveness ranking (4 + 15 + 30).
 * Centre: GeoNames (CC BY 4.0), WGS-84. Population: permanent residents in units of 10,000 people;
 * `populationAgrees` where the figures of end-2024 and end-2023 from independent sources agree within 2.5 %,
 * otherwise one source stands alone and the figure is shown as 示例. GDP 2023 (亿元) only where two sources agree. Metro stations: one source, 2026.
 */
export type CityTier = '一线' | '新一线' | '二线';

export interface HighTierCity {
  readonly adcode: string;
  readonly name: string;
  readonly tier: CityTier;
  readonly lng: number;
  readonly lat: number;
  readonly populationWan: number;
  readonly populationAgrees: boolean;
  readonly gdp2023Yi: number | null;
  readonly metroStations: number;
}

const rows: readonly (readonly [
  string,
  string,
  CityTier,
  number,
  number,
  number,
  boolean,
  number | null,
  number,
])[] = [
  ['310000', '上海市', '一线', 121.45806, 31.22222, 2480, true, 47218.66, 418],
  ['110000', '北京市', '一线', 116.39723, 39.9075, 2183, true, 43760.7, 411],
  ['440300', '深圳市', '一线', 114.0683, 22.54554, 1799, true, 34606.4, 363],
  ['440100', '广州市', '一线', 113.25, 23.11667, 1898, true, 30355.73, 333],
  ['510100', '成都市', '新一线', 104.06667, 30.66667, 2147, true, 22074.7, 358],
  ['330100', '杭州市', '新一线', 120.16142, 30.29365, 1262, true, 20059.0, 296],
  ['500000', '重庆市', '新一线', 106.55771, 29.56026, 3190, true, null, 273],
  ['420100', '武汉市', '新一线', 114.26667, 30.58333, 1381, true, 20011.65, 289],
  ['320500', '苏州市', '新一线', 120.59538, 31.30408, 1299, true, 24653.37, 236],
  ['610100', '西安市', '新一线', 108.92861, 34.25833, 1317, true, null, 247],
  ['320100', '南京市', '新一线', 118.77778, 32.06167, 958, true, 17421.4, 251],
  ['430100', '长沙市', '新一线', 112.97087, 28.19874, 1062, true, null, 143],
  ['410100', '郑州市', '新一线', 113.64861, 34.75778, 1309, true, null, 235],
  ['120000', '天津市', '新一线', 117.17667, 39.14222, 1364, true, null, 239],
  ['340100', '合肥市', '新一线', 117.28083, 31.86389, 1000, true, null, 197],
  ['370200', '青岛市', '新一线', 120.38042, 36.06488, 1044, true, null, 172],
  ['441900', '东莞市', '新一线', 113.74866, 23.01797, 1057, true, null, 39],
  ['330200', '宁波市', '新一线', 121.54945, 29.87819, 978, true, 16452.8, 170],
  ['440600', '佛山市', '新一线', 113.13148, 23.02677, 961, false, null, 113],
  ['370100', '济南市', '二线', 116.99722, 36.66833, 941, false, null, 145],
  ['320200', '无锡市', '二线', 120.28857, 31.56887, 751, true, 15456.19, 89],
  ['210100', '沈阳市', '二线', 123.43278, 41.79222, 914, false, null, 144],
  ['530100', '昆明市', '二线', 102.71833, 25.03889, 857, false, null, 104],
  ['350100', '福州市', '二线', 119.30611, 26.06139, 845, false, null, 102],
  ['350200', '厦门市', '二线', 118.08187, 24.47979, 532, false, null, 70],
  ['330300', '温州市', '二线', 120.66682, 27.99942, 967, false, 8730.6, 36],
  ['130100', '石家庄市', '二线', 114.47861, 38.04139, 1122, false, null, 60],
  ['210200', '大连市', '二线', 121.60222, 38.91222, 746, false, null, 100],
  ['230100', '哈尔滨市', '二线', 126.65, 45.75, 1001, false, null, 73],
  ['330700', '金华市', '二线', 119.64421, 29.10678, 712, false, 6011.27, 0],
  ['350500', '泉州市', '二线', 118.58583, 24.91389, 889, false, null, 0],
  ['450100', '南宁市', '二线', 108.31667, 22.81667, 889, false, null, 95],
  ['220100', '长春市', '二线', 125.32278, 43.88, 907, false, null, 117],
  ['320400', '常州市', '二线', 119.95401, 31.77359, 536, false, 10116.36, 43],
  ['360100', '南昌市', '二线', 115.85306, 28.68396, 653, false, null, 113],
  ['320600', '南通市', '二线', 120.87472, 32.03028, 773, false, 11813.27, 0],
  ['520100', '贵阳市', '二线', 106.71667, 26.58333, 622, false, null, 93],
  ['330400', '嘉兴市', '二线', 120.75, 30.7522, 556, false, 7062.45, 0],
  ['320300', '徐州市', '二线', 117.28386, 34.20442, 902, false, 8900.44, 70],
  ['441300', '惠州市', '二线', 114.41523, 23.11147, 606, false, null, 0],
  ['140100', '太原市', '二线', 112.56028, 37.86944, 543, false, null, 46],
  ['370600', '烟台市', '二线', 121.44081, 37.47649, 710, false, null, 0],
  ['371300', '临沂市', '二线', 118.34278, 35.06306, 1102, false, null, 0],
  ['130600', '保定市', '二线', 115.49028, 38.85111, 924, false, null, 0],
  ['331000', '台州市', '二线', 121.43312, 28.66266, 666, false, null, 0],
  ['330600', '绍兴市', '二线', 120.57864, 30.00237, 535, false, null, 0],
  ['440400', '珠海市', '二线', 113.56778, 22.27694, 247, false, null, 0],
  ['410300', '洛阳市', '二线', 112.45361, 34.68361, 707, false, null, 33],
  ['370700', '潍坊市', '二线', 119.10194, 36.71, 938, false, null, 0],
];

export const highTierCities: readonly HighTierCity[] = rows.map(
  ([adcode, name, tier, lng, lat, populationWan, populationAgrees, gdp2023Yi, metroStations]) => ({
    adcode,
    name,
    tier,
    lng,
    lat,
    populationWan,
    populationAgrees,
    gdp2023Yi,
    metroStations,
  }),
);

/** Tier of a city by adcode; null outside the 49. */
export function cityTierOf(adcode: string): CityTier | null {
  return highTierCities.find((city) => city.adcode === adcode)?.tier ?? null;
}
