import { expect, test } from 'vitest';
import { greatRegionOf } from './great-region.ts';

test('every province belongs to one great region, and 41–43 and 44–46 to different ones', () => {
  const codes = ['110100', '210200', '310100', '420100', '440300', '460100', '510100', '610100', '810000'];
  expect(codes.map(greatRegionOf)).toEqual([
    '华北',
    '东北',
    '华东',
    '华中',
    '华南',
    '华南',
    '西南',
    '西北',
    '港澳台',
  ]);
  expect(greatRegionOf('000000')).toBeUndefined();
});
