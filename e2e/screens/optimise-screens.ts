import type { Screen } from './screen.ts';

/** What to change in orders, and what was adopted. */
export const optimiseScreens: readonly Screen[] = [
  {
    name: 'optimise',
    as: 'planner',
    path: () => '/optimize',
    async shows(page) {
      await page.getByRole('heading', { name: '预算模拟' }).waitFor();
    },
  },
  {
    name: 'optimise-history',
    as: 'planner',
    isVariant: true,
    path: () => '/optimize?tab=history',
    async shows(page) {
      await page.getByText(/^已采纳/).waitFor();
    },
  },
];
