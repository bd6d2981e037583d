/**
 * The 49 high-tier cities of China: tier by the 2025 edition of the city attractiveness ranking (4 + 15 + 30).
 * Centre: GeoNames (CC BY 4.0), WGS-84. Population: permanent residents in units of 10,000 people;
 * `populationAgrees` where the figures of end-2024 and end-2023 from independent sources agree within 2.5 %,
 * otherwise only one source exists and the figure is shown as 示例. GDP 2023 (亿元) only where two sources agree. Metro stations, lines
 * and kilometres: one source, 2026 (a station counts once per line, kilometres are estimated).
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
  readonly metroLines: number;
  /** Estimated length of the network. */
  readonly metroKilometers: number;
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
  number,
  number,
])[] = [
  ['310000', '上海市', '一线', 121.45806, 31.22222, 2480, true, 47218.66, 418, 24, 840.8],
  ['110000', '北京市', '一线', 116.39723, 39.9075, 2183, true, 43760.7, 411, 27, 818.7],
  ['440300', '深圳市', '一线', 114.0683, 22.54554, 1799, true, 34606.4, 363, 17, 600.6],
  ['440100', '广州市', '一线', 113.25, 23.11667, 1898, true, 30355.73, 333, 23, 746.4],
  ['510100', '成都市', '新一线', 104.06667, 30.66667, 2147, true, 22074.7, 358, 18, 656.6],
  ['330100', '杭州市', '新一线', 120.16142, 30.29365, 1262, true, 20059.0, 296, 16, 558.7],
  ['500000', '重庆市', '新一线', 106.55771, 29.56026, 3190, true, null, 273, 15, 521.1],
  ['420100', '武汉市', '新一线', 114.26667, 30.58333, 1381, true, 20011.65, 289, 13, 513.6],
  ['320500', '苏州市', '新一线', 120.59538, 31.30408, 1299, true, 24653.37, 236, 9, 325.9],
  ['610100', '西安市', '新一线', 108.92861, 34.25833, 1317, true, null, 247, 12, 393.7],
  ['320100', '南京市', '新一线', 118.77778, 32.06167, 958, true, 17421.4, 251, 14, 534.7],
  ['430100', '长沙市', '新一线', 112.97087, 28.19874, 1062, true, null, 143, 7, 220.1],
  ['410100', '郑州市', '新一线', 113.64861, 34.75778, 1309, true, null, 235, 13, 422.0],
  ['120000', '天津市', '新一线', 117.17667, 39.14222, 1364, true, null, 239, 14, 360.8],
  ['340100', '合肥市', '新一线', 117.28083, 31.86389, 1000, true, null, 197, 8, 263.0],
  ['370200', '青岛市', '新一线', 120.38042, 36.06488, 1044, true, null, 172, 8, 324.8],
  ['441900', '东莞市', '新一线', 113.74866, 23.01797, 1057, true, null, 39, 2, 90.1],
  ['330200', '宁波市', '新一线', 121.54945, 29.87819, 978, true, 16452.8, 170, 8, 281.0],
  ['440600', '佛山市', '新一线', 113.13148, 23.02677, 961, false, null, 113, 5, 195.0],
  ['370100', '济南市', '二线', 116.99722, 36.66833, 941, false, null, 145, 8, 232.9],
  ['320200', '无锡市', '二线', 120.28857, 31.56887, 751, true, 15456.19, 89, 5, 133.7],
  ['210100', '沈阳市', '二线', 123.43278, 41.79222, 914, false, null, 144, 6, 201.2],
  ['530100', '昆明市', '二线', 102.71833, 25.03889, 857, false, null, 104, 7, 155.2],
  ['350100', '福州市', '二线', 119.30611, 26.06139, 845, false, null, 102, 6, 194.8],
  ['350200', '厦门市', '二线', 118.08187, 24.47979, 532, false, null, 70, 3, 92.2],
  ['330300', '温州市', '二线', 120.66682, 27.99942, 967, false, 8730.6, 36, 2, 100.4],
  ['130100', '石家庄市', '二线', 114.47861, 38.04139, 1122, false, null, 60, 3, 72.5],
  ['210200', '大连市', '二线', 121.60222, 38.91222, 746, false, null, 100, 7, 216.8],
  ['230100', '哈尔滨市', '二线', 126.65, 45.75, 1001, false, null, 73, 3, 86.6],
  ['330700', '金华市', '二线', 119.64421, 29.10678, 712, false, 6011.27, 0, 0, 0],
  ['350500', '泉州市', '二线', 118.58583, 24.91389, 889, false, null, 0, 0, 0],
  ['450100', '南宁市', '二线', 108.31667, 22.81667, 889, false, null, 95, 5, 124.6],
  ['220100', '长春市', '二线', 125.32278, 43.88, 907, false, null, 117, 6, 142.9],
  ['320400', '常州市', '二线', 119.95401, 31.77359, 536, false, 10116.36, 43, 2, 50.6],
  ['360100', '南昌市', '二线', 115.85306, 28.68396, 653, false, null, 113, 4, 151.6],
  ['320600', '南通市', '二线', 120.87472, 32.03028, 773, false, 11813.27, 0, 0, 0],
  ['520100', '贵阳市', '二线', 106.71667, 26.58333, 622, false, null, 93, 4, 137.9],
  ['330400', '嘉兴市', '二线', 120.75, 30.7522, 556, false, 7062.45, 0, 0, 0],
  ['320300', '徐州市', '二线', 117.28386, 34.20442, 902, false, 8900.44, 70, 4, 88.2],
  ['441300', '惠州市', '二线', 114.41523, 23.11147, 606, false, null, 0, 0, 0],
  ['140100', '太原市', '二线', 112.56028, 37.86944, 543, false, null, 46, 2, 50.3],
  ['370600', '烟台市', '二线', 121.44081, 37.47649, 710, false, null, 0, 0, 0],
  ['371300', '临沂市', '二线', 118.34278, 35.06306, 1102, false, null, 0, 0, 0],
  ['130600', '保定市', '二线', 115.49028, 38.85111, 924, false, null, 0, 0, 0],
  ['331000', '台州市', '二线', 121.43312, 28.66266, 666, false, null, 0, 0, 0],
  ['330600', '绍兴市', '二线', 120.57864, 30.00237, 535, false, null, 0, 0, 0],
  ['440400', '珠海市', '二线', 113.56778, 22.27694, 247, false, null, 0, 0, 0],
  ['410300', '洛阳市', '二线', 112.45361, 34.68361, 707, false, null, 33, 2, 40.4],
  ['370700', '潍坊市', '二线', 119.10194, 36.71, 938, false, null, 0, 0, 0],
];

export const highTierCities: readonly HighTierCity[] = rows.map(
  ([
    adcode,
    name,
    tier,
    lng,
    lat,
    populationWan,
    populationAgrees,
    gdp2023Yi,
    metroStations,
    metroLines,
    metroKilometers,
  ]) => ({
    adcode,
    name,
    tier,
    lng,
    lat,
    populationWan,
    populationAgrees,
    gdp2023Yi,
    metroStations,
    metroLines,
    metroKilometers,
  }),
);

/** Tier of a city by adcode; null outside the 49. */
export function cityTierOf(adcode: string): CityTier | null {
  return highTierCities.find((city) => city.adcode === adcode)?.tier ?? null;
}
