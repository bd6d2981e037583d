import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowFault, rowsOf, servicesOf } from './service-rows.ts';

test('amounts of whole fen come back as they were', () => {
  const service = fc.record({
    serviceId: fc.uuid(),
    name: fc.constantFrom('第三方监测', '创意延展'),
    amountFen: fc.integer({ min: 0, max: 1e12 }),
  });
  fc.assert(
    fc.property(fc.array(service), (services) => {
      expect(servicesOf(rowsOf(services))).toEqual(services);
    }),
  );
});

test('a row says what it lacks, with its place', () => {
  const rows = [
    { serviceId: 'a', name: '第三方监测', yuan: 30_000 },
    { serviceId: 'b', name: ' ', yuan: 1 },
    { serviceId: 'c', name: '创意延展', yuan: null },
    { serviceId: 'd', name: '第三方监测 ', yuan: 0 },
  ];
  expect(rows.map((_, index) => rowFault(rows, index))).toEqual([
    undefined,
    '第 2 行：请填写服务名称',
    '第 3 行：请填写金额，不收费填 0',
    '第 4 行：与第 1 行的服务名称相同',
  ]);
});
