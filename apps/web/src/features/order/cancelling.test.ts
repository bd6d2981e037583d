import { orderRow, orderRowExample } from '@ooh/contract/domain/media-order';
import { orderStates } from '@ooh/contract/domain/order';
import { expect, test } from 'vitest';
import { cancelRefusal, freedText } from './cancelling.ts';

const row = (change: object) => orderRow.parse({ ...orderRowExample, ...change });
const today = '2026-11-27';

test('an order is cancelled until it runs, and by those who see all of it', () => {
  const refused = orderStates.filter((state) => cancelRefusal(row({ state }), today) !== null);
  expect(refused).toEqual(['running', 'ended', 'closed', 'cancelled', 'terminated']);
  expect(cancelRefusal(row({ state: 'running' }), today)).toContain('「投放中」');
  expect(cancelRefusal(row({ state: 'draft', hasHiddenItems: true }), today)).toContain('数据权限以外');
});

test('what is freed is the sum of the units that are held', () => {
  expect(freedText([row({ heldUnits: 3 }), row({ heldUnits: 4 })])).toContain('7 面/辆');
  expect(freedText([row({ heldUnits: 0 })])).toBe('没有锁定的档期；取消后不可恢复。');
});
