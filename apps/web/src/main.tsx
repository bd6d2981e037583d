// First of all, so that our own rules come after those of the component library.
import { certain } from '@ooh/contract/core/certain';
import 'virtual:antd.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { onSessionLost } from './api/session-lost.ts';
import { watchChunkFailures } from './app/chunk-failure.ts';
import { finishLoadingBar, startLoadingBar } from './app/loading-bar.ts';
import { rememberNotices } from './app/notices/notice-history.ts';
import { forgetTabs } from './app/page-tabs/page-tab-store.ts';
import { router } from './app/router.ts';
import { followOtherWindows, getSession, subscribeSession } from './session/session-store.ts';
import { applyThemeToDocument } from './ui/theme/use-theme.ts';
import { followViewport } from './ui/theme/viewport.ts';
import './ui/theme/theme.css';
import './ui/theme/base.css';
import './app/page-transition.css';

applyThemeToDocument();
followViewport();
rememberNotices();

router.subscribe('onBeforeLoad', startLoadingBar);
router.subscribe('onResolved', ({ toLocation }) => {
  finishLoadingBar();
  // Only now, because the pages left behind would ask again, without a token. What the page of signing in asks itself, and
  // other pages without a token, is kept.
  if (getSession().token === null && toLocation.pathname === '/login')
    queryClient.removeQueries({ type: 'inactive' });
});

/** Goes to the sign-in page, keeping the way back; nothing happens when already there. */
function goToLogin(isExpired: boolean): void {
  const { pathname, href } = router.state.location;
  if (pathname === '/login') return;
  void router.navigate({ to: '/login', search: { redirect: href, ...(isExpired ? { expired: true } : {}) } });
}

onSessionLost(goToLogin);
followOtherWindows(() => goToLogin(false));

let { token: lastToken, userName: lastUser } = getSession();
subscribeSession(() => {
  const { token, userName } = getSession();
  if (token === lastToken) return;
  lastToken = token;
  if (token === null) return void queryClient.cancelQueries();
  // What one user has seen never shows to the next.
  queryClient.clear();
  if (userName === lastUser) return;
  lastUser = userName;
  forgetTabs();
});

watchChunkFailures();

createRoot(certain(document.getElementById('root'), 'root element of the page')).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
