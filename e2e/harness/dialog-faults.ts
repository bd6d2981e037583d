import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.ts';
import { expectSoon } from './expect-soon.ts';
import { expectTrapped, tabTo } from './keyboard.ts';

/** A dialog or a drawer that a page opens from one of its own buttons. */
export interface OpenedDialog {
  /** Its title, or what that contains. */
  readonly name: string | RegExp;
  /** What opens it: a button, or a menu and the name of its first item. */
  readonly opener: (page: Page) => Locator;
  readonly menuItem?: string;
}

/** Escape closes one layer: a tip or an open list of the dialog goes before the dialog. */
const mostEscapes = 3;

async function closesByEscape(page: Page, dialog: Locator): Promise<boolean> {
  for (let pressed = 0; pressed < mostEscapes; pressed += 1) {
    await page.keyboard.press('Escape');
    const isClosed = await dialog.waitFor({ state: 'hidden', timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (isClosed) return true;
  }
  return false;
}

/** Whether the focus is in the layer of a dialog, the frame that keeps it there included. */
const holdsFocus = (dialog: Element) =>
  (dialog.closest('.ant-modal-wrap, .ant-drawer') ?? dialog).contains(document.activeElement);

const hasFocus = (element: Element) => element === document.activeElement;

/**
 * What is wrong with a dialog in the hands of somebody who has only a keyboard, or has it read out: it opens by Enter,
 * takes the focus and keeps it, has no violation, closes by Escape and gives the focus back.
 */
export async function dialogFaults(page: Page, { name, opener, menuItem }: OpenedDialog): Promise<string[]> {
  // In a narrow window the left panel of a map is folded.
  const unfold = page.getByRole('button', { name: '展开左侧面板' });
  if (await unfold.isVisible()) await unfold.click();
  const button = opener(page).first();
  await button.waitFor({ timeout: 60_000 });
  await button.focus();
  await page.keyboard.press('Enter');
  if (menuItem !== undefined) {
    await tabTo(page, page.getByRole('menuitem', { name: menuItem, exact: true }));
    await page.keyboard.press('Enter');
  }
  const dialog = page.getByRole('dialog', { name }).last();
  await dialog.waitFor({ timeout: 60_000 });
  await expectSoon(() => dialog.evaluate(holdsFocus)).toBe(true);
  await dialog.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden', timeout: 60_000 });
  const faults = await accessibilityViolations(page, 'all', '.ant-modal-wrap, .ant-drawer');
  await expectTrapped(page, dialog);
  if (!(await closesByEscape(page, dialog))) return [...faults, 'does not close by Escape'];
  const isBack = await button.evaluate(hasFocus);
  if (!isBack) await page.waitForTimeout(500);
  if (isBack || (await button.evaluate(hasFocus))) return faults;
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  return [...faults, `the focus goes to ${focused} when it closes`];
}
