import type { Page } from 'playwright-core';

/** Waits until what is said for a plan or an order is made and shown. */
export const presented = (page: Page): Promise<void> =>
  page.getByText(/内容指纹/).waitFor({ timeout: 240_000 });
