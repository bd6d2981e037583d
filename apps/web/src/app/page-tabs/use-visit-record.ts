import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { titleOnVisit } from './page-tab-list.ts';
import { getPageTabs, recordVisit } from './page-tab-store.ts';
import { presentedTabKey } from './tab-router.ts';

/** Keeps the list of tabs in step with the page shown. */
export function useVisitRecord(): string {
  const router = useRouter();
  const presented = useRouterState({ select: (state) => presentedTabKey(state.matches) });
  useEffect(() => {
    const record = () => {
      const leaf = router.state.matches.at(-1);
      // Pages outside the shell, the 404 among them, have no tab.
      if (leaf?.staticData.layout !== 'default') return;
      const key = presentedTabKey(router.state.matches);
      const known = getPageTabs().tabs.find((tab) => tab.key === key);
      const { href } = router.state.location;
      recordVisit({ key, href, title: titleOnVisit(known, { ...leaf.staticData, href }) });
    };
    record();
    return router.subscribe('onResolved', record);
  }, [router]);
  return presented;
}
