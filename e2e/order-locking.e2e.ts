import { expect, test } from 'vitest';
import { unitTitle } from '../packages/contract/src/domain/bus-names.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, freeLines, holdFor, orderOf, type FreeLine } from './harness/seeded-order.ts';
import { startJourney } from './harness/journey.ts';

// Two orders from 待锁位 on by the buttons of their pages: one without conflicts, one that conflicts with another's hold.
let lines: FreeLine[];
let freeId: string;
let metId: string;

const journey = startJourney('order-locking', {
  data: 'small-shenzhen',
  async prepare(context) {
    lines = await freeLines(context);
    const brandId = await brandIdOf(context, '星河汽车');
    const [taken] = lines;
    await holdFor(
      context,
      orderOf('走查 他单', brandId, [{ line: taken, quantity: taken.capacity }]),
      72 * 3600,
    );
  },
  async arrange({ api }) {
    const { rows } = await api.call('mediaOrder/list', { keyword: '走查 他单' });
    const { brandId } = rows[0];
    const toHolding = async (name: string, wanted: Parameters<typeof orderOf>[2]) => {
      const made = await api.call('mediaOrder/create', { ...orderOf(name, brandId, wanted), submit: true });
      const { orderId } = made;
      let { version } = made;
      for (const state of ['planning', 'confirming', 'holding'] as const)
        version = (await api.call('v1/orders/transition', { orderId, version, state })).version;
      return orderId;
    };
    const two = (one: number, other: number) => [one, other].map((at) => ({ line: lines[at], quantity: 2 }));
    freeId = await toHolding('走查 可锁', two(1, 2));
    metId = await toHolding('走查 有冲突', two(0, 3));
  },
});

const detail = (orderId: string) => `/marketing/order/detail?orderId=${orderId}`;
const stored = (orderId: string) => journey.api.call('mediaOrder/getById', { orderId });
const button = (name: string | RegExp) => journey.page.getByRole('button', { name });
const nameOf = (line: FreeLine) => unitTitle({ unitName: line.unitName, deck: line.deck });
const calmAndAccessible = async (name: string) => {
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, name);
};

/** Takes the step of a button and confirms it. */
async function takeStep(label: string): Promise<void> {
  await button(label).click();
  const step = label.replace('并修改', '');
  const dialog = journey.page.getByRole('dialog', { name: new RegExp(`^${step}：`) });
  await dialog.waitFor();
  // A click on an element that is still animating can miss it.
  await untilCalm(journey.page);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('the items are held by the button of the page, and only then can the step be completed', async () => {
  await journey.page.goto(detail(freeId));
  await journey.page.getByRole('heading', { name: '锁定 4 面/辆' }).waitFor();
  await journey.page.getByText('已锁位 0 / 4 面/辆').waitFor();
  await journey.page.getByText(/^2 行媒体均有空位/).waitFor();
  expect(await button('完成锁位').count()).toBe(0);
  expect(await button('释放').count()).toBe(0);
  await calmAndAccessible('order-locking-free');
  await button('锁位').click();
  await journey.page.getByText('已锁位 4 / 4 面/辆').waitFor();
  await journey.page.getByText(/^7[12]:\d\d:\d\d$/).waitFor();
  expect((await stored(freeId)).row.heldUnits).toBe(4);
  await calmAndAccessible('order-locking-held');
});

test('held items are released and held again', async () => {
  await button('释放').click();
  await journey.page.getByText('已锁位 0 / 4 面/辆').waitFor();
  expect((await stored(freeId)).row.heldUnits).toBe(0);
  await journey.page.getByRole('spinbutton', { name: '锁位小时数' }).fill('5');
  await button('锁位').click();
  await journey.page.getByText(/^0[45]:\d\d:\d\d$/).waitFor();
});

test('the list offers the same next action, and the following step states what it waits for', async () => {
  await journey.page.goto('/marketing/order?q=走查');
  const openMenu = (name: string) => button(`${name}的更多操作`).click();
  await openMenu('走查 有冲突');
  await journey.page.getByRole('menuitem', { name: '锁位', exact: true }).waitFor();
  await journey.page.keyboard.press('Escape');
  await openMenu('走查 可锁');
  await journey.page.getByRole('menuitem', { name: '完成锁位' }).click();
  const dialog = journey.page.getByRole('dialog', { name: /^完成锁位：/ });
  await dialog.getByRole('button', { name: '完成锁位' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await stored(freeId)).row.state).toBe('booked');
  await journey.page.goto(detail(freeId));
  const post = button('开始投放');
  await expectSoon(() => post.isDisabled()).toBe(true);
  await expectSoon(() => post.getAttribute('title')).toBe('订单 2027-03-01 上刊，尚不能变更为「投放中」');
  journey.expectNoTrouble();
});

test('items held by another order are named with their days, and the others are held', async () => {
  await journey.page.goto(detail(metId));
  const blocked = journey.page.getByRole('region', { name: '不能锁位的媒体' });
  await blocked.getByText(`深圳市 ${nameOf(lines[0])}`).waitFor();
  const reasons = await blocked.innerText();
  expect(reasons).toContain(`2027-03-01 至 03-28 已被占用 ${lines[0].capacity} 辆`);
  expect(reasons).toContain('可替换为');
  expect(reasons).not.toContain('走查 他单');
  await calmAndAccessible('order-locking-met');
  await button('锁定可用的 1 行').click();
  await journey.page.getByText('已锁位 2 / 4 面/辆').waitFor();
  expect((await stored(metId)).items.map(({ heldUnits }) => heldUnits)).toEqual([0, 2]);
  await expectSoon(() => button(/^锁/).count()).toBe(0);
  await calmAndAccessible('order-locking-revise');
});

test('conflicting items are replaced after a step back, and the order is locked by buttons', async () => {
  await takeStep('退回「待客户确认」并修改');
  await journey.page.waitForURL(/step-3\?orderId=/);
  await button('批量替换（1）').click();
  await button('替换 1 行').click();
  await expectSoon(async () => (await stored(metId)).items[0].lineId).not.toBe(lines[0].lineId);
  await button('查看订单').click();
  await takeStep('确认方案');
  await button('锁位').click();
  await journey.page.getByText('已锁位 4 / 4 面/辆').waitFor();
  await takeStep('完成锁位');
  await journey.page.getByRole('heading', { level: 1, name: /待上刊/ }).waitFor();
  const { row, items } = await stored(metId);
  expect(row.state).toBe('booked');
  expect(items.map(({ holdState }) => holdState)).toEqual(['sold', 'sold']);
  journey.expectNoTrouble();
});
