import type { Locator, Page } from 'playwright-core';
import { openPage, type PageOptions, type JourneyPage } from './browser.ts';
import type { Workspace } from './journey.ts';

/** More tab stops than any screen has. */
const maxStops = 120;

/** A page on which use of a pointer is an error: everything is done by the keyboard. */
export async function openKeyboardPage(
  { browser, service }: Pick<Workspace, 'browser' | 'service'>,
  options?: PageOptions,
): Promise<JourneyPage> {
  const tab = await openPage(browser, service, options);
  await tab.context.addInitScript(
    `addEventListener('pointerdown', () => console.error('a pointer was used'), true);`,
  );
  return tab;
}

/** Why the focused element is not visible; empty if it is. */
function faultOfFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has the focus';
  const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
  if (width === 0 || height === 0) return 'what has the focus has no size';
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth)
    return 'what has the focus is out of sight';
  const [x, y] = [
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  ];
  const above = document.elementFromPoint(x, y);
  const frame =
    focused.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number') ??
    focused;
  if (above !== null && !frame.contains(above) && !above.contains(frame))
    return `what has the focus is behind ${above.outerHTML.slice(0, 80)}`;
  const marked = [
    focused,
    ...(frame === focused ? [focused.parentElement!] : [frame, ...frame.querySelectorAll('*')]),
  ];
  const isMarked = marked.some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  return isMarked ? '' : 'what has the focus is not marked';
}

/** Whether the focus may be on the target by now: on the element, on one of the same words, or the element is gone. */
function mayBeFocused(element: Element): boolean {
  const { activeElement } = document;
  const words = element.textContent ?? '';
  return (
    !element.isConnected ||
    element === activeElement ||
    (words !== '' && words === activeElement?.textContent)
  );
}

/**
 * Tells whether the target has the focus. A search by role reads the whole page, so the target is searched for again
 * only when it may have the focus: a page that comes in parts may have a first of them that was not there before.
 */
async function focusOf(target: Locator): Promise<() => Promise<boolean>> {
  let found = await target.elementHandle();
  return async () => {
    if (found !== null && !(await found.evaluate(mayBeFocused))) return false;
    found = await target.elementHandle();
    return found !== null && found.evaluate((element) => element === document.activeElement);
  };
}

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const isFocused = await focusOf(target);
  for (let stop = 0; stop <= maxStops; stop += 1) {
    if (await isFocused()) {
      const fault = await page.evaluate(faultOfFocus);
      if (fault !== '') throw new Error(`${String(target)}: ${fault}`);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} pressed ${maxStops} times does not reach ${String(target)}`);
}

/** Tabs to a control once it is enabled, and presses it. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.and(page.locator(':enabled, a')).waitFor({ timeout: 60_000 });
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Presses Tab repeatedly in an open dialog: the focus cycles, and never leaves it. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const isBehind = () =>
    dialog.evaluate((element) => {
      const focused = document.activeElement;
      const layer = element.closest('.ant-modal-wrap, .ant-drawer') ?? element;
      return focused !== document.body && !layer.contains(focused);
    });
  for (let stop = 0; stop < 12; stop += 1) {
    if (await isBehind()) throw new Error(`the focus leaves ${String(dialog)} after ${stop} stops`);
    await page.keyboard.press('Tab');
  }
}
