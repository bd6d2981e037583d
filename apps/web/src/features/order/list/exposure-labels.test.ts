import { expect, test } from 'vitest';
import { exposureForTest } from '../testing/exposure-for-test.ts';
import { exposureNote } from './exposure-labels.ts';

test('behind the impressions stand reach with its interval, and the 口径 or the reason of every city', () => {
  const [shenzhen] = exposureForTest().cities;
  const wuhan = {
    ...shenzhen,
    cityCode: '420100',
    cityName: '武汉市',
    state: 'insufficient' as const,
    reason: '该城市没有人群样本',
    basis: null,
  };
  const note = exposureNote(exposureForTest({ cities: [shenzhen, wuhan] }));
  expect(note).toContain('预估触达 180.0 万（95% 区间 174.0 万 – 186.0 万）');
  expect(note).toContain('深圳市口径：预估；深圳市常住15岁及以上人口');
  expect(note).toContain('周期：样本周');
  expect(note).toContain('武汉市：该城市没有人群样本');
});
