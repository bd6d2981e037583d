import { exampleComparison } from '@ooh/contract/domain/effect';
import { expect, test } from 'vitest';
import { thirdPartyFaults } from './third-party-faults.ts';

const known = (value: number) => ({ value, low: null, high: null, suppressed: false });
const reported = {
  startDate: '2026-09-01',
  endDate: '2026-09-28',
  cityNames: ['深圳市', '广州市'],
  universePersons: 20_000_000,
  comparison: {
    ...exampleComparison,
    actual: { ...exampleComparison.actual, impressions: known(50_000_000), reach: known(5_000_000) },
  },
};
const stated = { orderId: 'o-1', agency: '评估机构', issuedOn: '2026-10-20', reach: 4_800_000 };

test('a report of the order has no faults, whether or not its cities carry 市', () => {
  expect(
    thirdPartyFaults(
      { ...stated, cities: '深圳、广州市', periodFrom: '2026-09-05', periodTo: '2026-10-05' },
      reported,
    ),
  ).toEqual([]);
});

test.each([
  [{ reach: undefined }, '关键数字：曝光、触达人数、到达率、频次至少填写一项'],
  [{ periodFrom: '2026-01-01' }, '周期：开始与结束须同时填写'],
  [{ periodFrom: '2026-09-20', periodTo: '2026-09-02' }, '周期：开始 2026-09-20 晚于结束 2026-09-02'],
  [
    { periodFrom: '2026-01-01', periodTo: '2026-01-31' },
    '周期：2026-01-01 至 2026-01-31 与订单投放期 2026-09-01 至 2026-09-28 没有重叠',
  ],
  [{ cities: '上海，深圳' }, '城市：上海 不在订单的城市（深圳市、广州市）中'],
  [{ reach: 480 }, '触达人数：与平台相差 10417 倍，请核对单位（人，不是万人）'],
  [{ reach: 30_000_000 }, '触达人数：30000000 超过总体 20000000 人，请核对单位（人）'],
  [{ impressions: 4_000_000 }, '曝光：少于触达人数，请核对单位（次）'],
] as const)('%o is refused by its field', (change, fault) => {
  expect(thirdPartyFaults({ ...stated, ...change }, reported)).toEqual([fault]);
});
