import type { Locator, Page } from 'playwright-core';

/** The option of an open list that Enter takes, once it is the one with the title. */
export const activeOption = (page: Page, title: string): Locator =>
  page.locator('.ant-select-item-option-active').and(page.getByTitle(title, { exact: true }));
