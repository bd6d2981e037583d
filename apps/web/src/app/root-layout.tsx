import { Outlet, useRouterState } from '@tanstack/react-router';
import { createElement, lazy, Suspense, useDeferredValue, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { AppProviders } from './app-providers.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { loadedLayout, loadLayout } from './shell/load-layout.ts';
import { useNavigationAftermath } from './navigation/use-navigation-aftermath.ts';
import { Watermark } from '../ui/watermark/watermark.tsx';

// For an unknown page, whose route does not wait for the layout.
const LateLayout = lazy(async () => ({ default: await loadLayout() }));

/**
 * The layout with its page. Where the application opens with it, it is drawn in slices, between which the browser answers
 * and what index.html shows meanwhile stays; in place of another page it comes at once.
 */
function Shell() {
  const [isOpening] = useState(() => document.querySelector('#root:empty') !== null);
  const isDue = useDeferredValue(true, !isOpening);
  if (!isDue) return null;
  return (
    <>
      <Suspense fallback={<PageSkeleton />}>{createElement(loadedLayout() ?? LateLayout)}</Suspense>
      <Watermark />
    </>
  );
}

/** Everything on the screen: the layout the page asks for, the watermark over it, and notifications. */
export function RootLayout() {
  const leaf = useRouterState({ select: (state) => state.matches.at(-1) });
  const isSignedIn = useSession((session) => session.token !== null);
  useNavigationAftermath();
  const isUnknownPage = leaf?.routeId === '/$';
  const hasShell = leaf?.staticData.layout === 'default' || (isUnknownPage && isSignedIn);
  return (
    <AppProviders>
      {hasShell ? (
        <Shell />
      ) : (
        <>
          <Outlet />
          <Watermark />
        </>
      )}
    </AppProviders>
  );
}
