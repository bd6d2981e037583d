import { expect, test } from 'vitest';
import { orderStateNames, orderStates, type OrderState } from './order.ts';
import {
  editableStates,
  holdingStates,
  mayBecome,
  orderTransitions,
  refusedTransition,
} from './order-transitions.ts';

/** The allowed steps, written out independently of the implementation. */
const allowed = new Set([
  '草稿>待提交',
  '草稿>已取消',
  '待提交>方案制作中',
  '待提交>草稿',
  '待提交>已取消',
  '方案制作中>待客户确认',
  '方案制作中>待提交',
  '方案制作中>已取消',
  '待客户确认>待锁位',
  '待客户确认>方案制作中',
  '待客户确认>已取消',
  '待锁位>待上刊',
  '待锁位>待客户确认',
  '待锁位>已取消',
  '待上刊>投放中',
  '待上刊>待锁位',
  '待上刊>已取消',
  '投放中>已下刊',
  '投放中>已终止',
  '已下刊>已结案',
]);

test('exactly the declared steps are allowed among all 121 pairs of states', () => {
  for (const from of orderStates)
    for (const to of orderStates)
      expect({ from, to, may: mayBecome(from, to) }).toEqual({
        from,
        to,
        may: allowed.has(`${orderStateNames[from]}>${orderStateNames[to]}`),
      });
});

test('a refusal names both states and the possible steps', () => {
  expect(refusedTransition('draft', 'running')).toBe(
    '订单不能从「草稿」变更为「投放中」，可变更为「待提交」、「已取消」',
  );
  expect(refusedTransition('closed', 'draft')).toBe('订单不能从「已结案」变更为「草稿」，该状态不可再变更');
});

test('every state is reachable from a draft, and every non-final state can reach an end', () => {
  const reached = new Set<OrderState>(['draft']);
  for (const state of reached) for (const next of orderTransitions[state]) reached.add(next);
  expect([...reached].sort()).toEqual([...orderStates].sort());
  const ends = orderStates.filter((state) => orderTransitions[state].length === 0);
  expect(ends).toEqual(['closed', 'cancelled', 'terminated']);
});

test('sold or finished orders can be neither edited nor held', () => {
  for (const state of ['booked', 'running', 'ended', 'closed', 'cancelled', 'terminated'] as const) {
    expect(editableStates).not.toContain(state);
    expect(holdingStates).not.toContain(state);
  }
});
