import type { Locator, Page } from 'playwright-core';

/** The active option of an open list, which Enter chooses, once it has the title. */
export const activeOption = (page: Page, title: string): Locator =>
  page.locator('.ant-select-item-option-active').and(page.getByTitle(title, { exact: true }));
