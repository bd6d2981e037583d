import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../session/use-session.ts';
import { AppProviders } from './app-providers.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useNavigationAftermath } from './navigation/use-navigation-aftermath.ts';
import { Watermark } from '../ui/watermark/watermark.tsx';

const DefaultLayout = lazy(async () => ({
  default: (await import('./shell/default-layout.tsx')).DefaultLayout,
}));

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
        <Suspense fallback={<PageSkeleton />}>
          <DefaultLayout />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <Watermark />
    </AppProviders>
  );
}
