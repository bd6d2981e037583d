import type { Page } from 'playwright-core';
import { coverMark, paddingBeside, type Cover } from '../../apps/web/src/map/view-padding.ts';

/** The part of a workbench's map that panels leave free, in pixels of the window. */
export async function freeMap(
  page: Page,
): Promise<{ left: number; top: number; width: number; height: number }> {
  const { view, covers } = await page.evaluate((mark) => {
    const edgesOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const shown = document.querySelector('[data-active-page]')!;
    return {
      view: edgesOf(shown.querySelector('[data-map]')!),
      covers: [...shown.querySelectorAll(`[${mark}]`)].map((element) => ({
        side: element.getAttribute(mark)!,
        edges: edgesOf(element),
      })),
    };
  }, coverMark);
  const room = paddingBeside(view, covers as Cover[]);
  const [left, top] = [view.left + room.left, view.top + room.top];
  return { left, top, width: view.right - room.right - left, height: view.bottom - room.bottom - top };
}
