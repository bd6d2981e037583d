import { expect, test } from 'vitest';
import { detailTabs } from '../detail/detail-address.ts';
import { orderViews } from '../../../shared/order/order-views.ts';
import { groupOf, orderPageNames, orderPartGroups, orderPartNames, partHref } from './order-nav.ts';

test('every tab, view and page of an order is offered exactly once, in at most four groups', () => {
  const offered = orderPartGroups.flatMap(({ parts }) => parts);
  expect(offered.toSorted()).toEqual(
    [...detailTabs, ...orderViews, ...Object.keys(orderPageNames)].toSorted(),
  );
  expect(orderPartGroups.length).toBeLessThanOrEqual(4);
  const names = offered.map((part) => orderPartNames[part]);
  expect(new Set(names).size).toBe(names.length);
});

test('a part belongs to one group', () => {
  expect(groupOf('heat-map')?.name).toBe('预估效果');
  expect(groupOf('monitoring')?.name).toBe('执行与监测');
});

test('addresses keep what was filtered', () => {
  const order = { orderId: 'o-1', mode: 'man-land' } as const;
  const filter = { city: '440300', medium: 2 };
  expect(partHref('media', order, filter)).toBe(
    '/marketing/order/detail-man-land?orderId=o-1&tab=media&city=440300&medium=2',
  );
  expect(partHref('heat-map', order, filter)).toBe(
    '/marketing/order/detail?orderId=o-1&view=heat-map&city=440300',
  );
  expect(partHref('monitoring', order, filter)).toBe('/marketing/order/monitoring?orderId=o-1');
});
