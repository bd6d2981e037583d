import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDisplayName } from '../../session/use-session.ts';
import { usePageTabs } from '../page-tabs/page-tab-store.ts';
import { presentedTabKey } from '../page-tabs/tab-router.ts';
import { windowTitle } from './page-title.ts';

/** Marks the scroll container of the page shown; see page-panes.tsx. */
export const activePageSelector = '[data-active-page]';

const headingWaitMs = 3000;

/** Moves the focus to the page's heading, waiting a little for a page whose code or data is on its way. */
function focusHeading(untilMs = performance.now() + headingWaitMs): void {
  const page = document.querySelector(activePageSelector) ?? document;
  const heading = page.querySelector<HTMLElement>('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  } else if (performance.now() < untilMs) {
    setTimeout(() => focusHeading(untilMs), 50);
  }
}

/** After each change of page: the window title, the scroll position, and the focus on the page's heading. */
export function useNavigationAftermath(): void {
  const router = useRouter();
  const displayName = useDisplayName();
  const { tabs } = usePageTabs();
  const [tabKey, ownTitle] = useRouterState({
    select: ({ matches }) => [presentedTabKey(matches), matches.at(-1)?.staticData.title ?? ''] as const,
    structuralSharing: true,
  });
  const title = tabs.find((tab) => tab.key === tabKey)?.title ?? ownTitle;
  useEffect(() => {
    document.title = windowTitle(title, displayName);
  }, [title, displayName]);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation) return;
        if (!toLocation.state.keepScroll)
          document.querySelector(activePageSelector)?.scrollTo({ top: 0, left: 0 });
        focusHeading();
      }),
    [router],
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True returns to a page tab at the place it was scrolled to. */
    keepScroll?: boolean;
  }
}
