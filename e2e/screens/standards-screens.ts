import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

/** The documents of a page have come, and what is measured beside them. */
const documentsShown = async (page: Page) => {
  await page
    .getByRole('button', { name: /^下载《/ })
    .first()
    .waitFor();
};

/** The service standards: what is promised, how it is measured and monitored. */
export const standardsScreens: readonly Screen[] = [
  { name: 'standards', as: 'planner', path: () => '/standards', shows: documentsShown },
  {
    name: 'standards-upgrade',
    as: 'planner',
    path: () => '/standards/digitalUpgrade',
    shows: documentsShown,
  },
  {
    name: 'standards-measurement',
    as: 'planner',
    path: () => '/standards/measurementStandard#metric=tgi',
    async shows(page) {
      await page.locator('[aria-current="true"]', { hasText: 'TGI' }).waitFor();
    },
  },
  {
    name: 'standards-monitoring',
    as: 'planner',
    path: () => '/standards/monitoring',
    shows: documentsShown,
  },
  {
    name: 'standards-editor',
    as: 'admin',
    isVariant: true,
    path: () => '/standards',
    async prepare(page) {
      await page.getByRole('button', { name: '编辑《服务承诺》' }).click();
      await page.getByRole('textbox', { name: '修改说明' }).waitFor();
    },
  },
];
