/** The great region (大区) of a province, by the first digit of its code. */
const regionNames: Record<string, string> = {
  1: '华北',
  2: '东北',
  3: '华东',
  4: '华中华南',
  5: '西南',
  6: '西北',
  7: '港澳台',
  8: '港澳台',
};
const southChina = new Set(['44', '45', '46']);
const centralChina = new Set(['41', '42', '43']);

/** 大区 of a city as media schedules name it. */
export function greatRegionOf(cityCode: string): string {
  const province = cityCode.slice(0, 2);
  if (southChina.has(province)) return '华南';
  if (centralChina.has(province)) return '华中';
  return regionNames[cityCode[0]!] ?? '';
}
