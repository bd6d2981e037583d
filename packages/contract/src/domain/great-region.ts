/** 大区 in the order in which schedules and pickers list them. */
export const greatRegions = ['华北', '东北', '华东', '华中', '华南', '西南', '西北', '港澳台'] as const;
export type GreatRegion = (typeof greatRegions)[number];

/** By the first digit of the code; codes that begin with 4 are split by province. */
const byDigit: Readonly<Record<string, GreatRegion>> = {
  1: '华北',
  2: '东北',
  3: '华东',
  5: '西南',
  6: '西北',
  7: '港澳台',
  8: '港澳台',
};

/** 大区 of a province, a city or a district; undefined for an unknown code. */
export function greatRegionOf(adcode: string): GreatRegion | undefined {
  if (adcode.startsWith('4')) return Number(adcode.slice(0, 2)) <= 43 ? '华中' : '华南';
  return byDigit[adcode[0] ?? ''];
}
