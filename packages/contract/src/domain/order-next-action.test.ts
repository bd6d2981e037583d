import { expect, test } from 'vitest';
import {
  hiddenItemsRefusal,
  nextAction,
  stepRefusal,
  underReviewRefusal,
  type OrderStanding,
} from './order-next-action.ts';
import { orderStateNames, orderStates, type OrderState } from './order-names.ts';
import { isStepBack, mayBecome, onwardState } from './order-transitions.ts';

const today = '2026-11-23';
const standing = (change: Partial<OrderStanding> = {}): OrderStanding => ({
  state: 'holding',
  items: 3,
  units: 12,
  heldUnits: 12,
  unapprovedItems: 0,
  isUnderReview: false,
  startDate: '2026-12-14',
  endDate: '2027-01-10',
  hasHiddenItems: false,
  ...change,
});

/** The action and the reason why it has to wait, as one line. */
function nextActionOf(order: OrderStanding, holdable?: number): string {
  const action = nextAction(order, today, holdable);
  if (action === null) return '—';
  const to = 'to' in action ? ` ${orderStateNames[action.to]}` : '';
  const refusal = 'refusal' in action && action.refusal !== null ? `：${action.refusal}` : '';
  return `${action.kind}${to}${refusal}`;
}

const soon = (state: OrderState) => `尚不能变更为「${orderStateNames[state]}」`;

test('gives the next action of every state, with valid and invalid media and days', () => {
  const table = orderStates.map((state) => [
    orderStateNames[state],
    nextActionOf(standing({ state })),
    nextActionOf(standing({ state, items: 0, units: 0, heldUnits: 0 })),
    nextActionOf(standing({ state, startDate: '2026-10-01', endDate: '2026-11-22' })),
  ]);
  const started = `订单 2026-12-14 上刊，${soon('running')}`;
  const ended = `订单 2027-01-10 下刊，${soon('ended')}`;
  expect(table).toEqual([
    ['草稿', 'step 待提交', 'step 待提交', 'step 待提交'],
    ['待提交', 'step 方案制作中', 'step 方案制作中', 'step 方案制作中'],
    ['方案制作中', 'step 待客户确认', 'choose-media', 'step 待客户确认'],
    ['待客户确认', 'step 待锁位', 'choose-media', 'step 待锁位'],
    ['待锁位', 'step 待上刊', 'revise 待客户确认', 'step 待上刊'],
    ['待上刊', `step 投放中：${started}`, `step 投放中：${started}`, 'step 投放中'],
    ['投放中', `step 已下刊：${ended}`, `step 已下刊：${ended}`, 'step 已下刊'],
    ['已下刊', 'step 已结案', 'step 已结案', 'step 已结案'],
    ['已结案', '—', '—', '—'],
    ['已取消', '—', '—', '—'],
    ['已终止', '—', '—', '—'],
  ]);
});

test('an order that lacks units is held before it is completed', () => {
  for (const heldUnits of [0, 1, 11]) expect(nextActionOf(standing({ heldUnits }))).toBe('hold');
  expect(nextActionOf(standing({ heldUnits: 12 }))).toBe('step 待上刊');
  expect(stepRefusal(standing({ heldUnits: 5 }), 'booked', today)).toBe('还有 7 面/辆没有锁位，请先锁位');
});

test('an order whose missing units cannot be held goes back for revision', () => {
  const lacking = standing({ heldUnits: 5 });
  expect(nextActionOf(lacking, 1)).toBe('hold');
  expect(nextActionOf(lacking, 0)).toBe('revise 待客户确认');
  // A fully held order does not depend on availability.
  expect(nextActionOf(standing(), 0)).toBe('step 待上刊');
});

test('a reader with partial scope may hold that part and is refused every step', () => {
  for (const state of orderStates.filter((one) => onwardState(one) !== undefined)) {
    const order = standing({ state, hasHiddenItems: true });
    expect(nextAction(order, today)).toEqual({
      kind: 'step',
      to: onwardState(state),
      refusal: hiddenItemsRefusal,
    });
    for (const to of orderStates.filter((one) => mayBecome(state, one)))
      expect(stepRefusal(order, to, today)).toBe(hiddenItemsRefusal);
  }
  expect(nextActionOf(standing({ heldUnits: 0, hasHiddenItems: true }))).toBe('hold');
  expect(nextActionOf(standing({ heldUnits: 0, hasHiddenItems: true }), 0)).toBe(
    `revise 待客户确认：${hiddenItemsRefusal}`,
  );
});

test('a step back or an end is never refused because of media or days', () => {
  for (const from of orderStates)
    for (const to of orderStates.filter((state) => mayBecome(from, state)))
      if (isStepBack(from, to) || to === 'cancelled' || to === 'terminated')
        expect(stepRefusal(standing({ state: from, items: 0, units: 0 }), to, today)).toBeNull();
});

test('the first and the last day of an order are included', () => {
  const onDay = (state: OrderState, day: string) => nextAction(standing({ state }), day);
  expect(onDay('booked', '2026-12-13')).toMatchObject({ refusal: expect.stringContaining('上刊') });
  expect(onDay('booked', '2026-12-14')).toMatchObject({ refusal: null });
  expect(onDay('running', '2027-01-10')).toMatchObject({ refusal: expect.stringContaining('下刊') });
  expect(onDay('running', '2027-01-11')).toMatchObject({ refusal: null });
});

test('the forward step is the only one that neither leads back nor ends the order', () => {
  for (const from of orderStates) {
    const on = orderStates.filter(
      (to) => mayBecome(from, to) && !isStepBack(from, to) && to !== 'cancelled' && to !== 'terminated',
    );
    expect(on).toEqual([onwardState(from)].filter((to) => to !== undefined));
  }
});

test('lines below their floor wait for an approval before the client is asked, and at no other step', () => {
  const below = (change: Partial<OrderStanding>) => nextActionOf(standing({ unapprovedItems: 2, ...change }));
  expect(below({ state: 'planning' })).toBe('approve');
  // Whoever sees a part of the order approves that part.
  expect(below({ state: 'planning', hasHiddenItems: true })).toBe('approve');
  expect(below({ state: 'ready' })).toBe('step 方案制作中');
  expect(below({ state: 'confirming' })).toBe('step 待锁位');
  const planning = standing({ state: 'planning', unapprovedItems: 2 });
  expect(stepRefusal(planning, 'confirming', today)).toBe(
    '2 行媒体的折扣低于折扣底线，尚未批准，不能提交客户确认',
  );
  expect(stepRefusal(planning, 'ready', today)).toBeNull();
  expect(stepRefusal(planning, 'cancelled', today)).toBeNull();
  // Back from the hold to the client is no step onward.
  expect(stepRefusal(standing({ unapprovedItems: 2 }), 'confirming', today)).toBeNull();
});

test('the client is told that his plan is looked through, and of no discount', () => {
  const told = nextActionOf(standing({ state: 'planning', isUnderReview: true }));
  expect(told).toBe(`step 待客户确认：${underReviewRefusal}`);
  expect(told).not.toMatch(/折扣|底线|批准|审批/);
});
