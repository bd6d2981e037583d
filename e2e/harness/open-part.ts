import type { Page } from 'playwright-core';
import {
  groupOf,
  orderPartNames,
  type OrderPart,
} from '../../apps/web/src/features/order/around/order-nav.ts';

const parts = Object.keys(orderPartNames) as OrderPart[];

/** Opens a part of an order by its name, by way of the group that it is in. */
export async function openPart(page: Page, name: string): Promise<void> {
  const part = parts.find((key) => orderPartNames[key] === name);
  const group = part && groupOf(part);
  if (!group) throw new Error(`an order has no part ${name}`);
  const nav = page.getByRole('navigation', { name: '订单内容' });
  const link = nav.getByRole('link', { name, exact: true }).last();
  if (!(await link.isVisible())) await nav.getByRole('link', { name: group.name, exact: true }).click();
  await link.click();
}
