import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAllowed, useSession } from '../../session/use-session.ts';
import { ensureUserInfo, userInfoFailure } from '../account/user-info.ts';
import { NamedPart } from '../../ui/state/named-part.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { RouteMetadata } from '../navigation/route-metadata.ts';

const NoPage = lazy(async () => ({ default: (await import('./no-page.tsx')).NoPage }));

/** The page itself, or why the user does not see it. */
export function GuardedPage({ metadata }: { readonly metadata: RouteMetadata }) {
  const isAllowedHere = useAllowed(metadata.auth_key);
  const userInfo = useSession((session) => session.userInfo);
  if (metadata.noAuth) return <Outlet />;
  if (userInfo === 'failed') {
    return <StateBlock kind="page-failed" title={userInfoFailure} onRetry={() => void ensureUserInfo()} />;
  }
  if (!isAllowedHere) {
    return (
      <Suspense>
        <NoPage metadata={metadata} />
      </Suspense>
    );
  }
  return (
    <NamedPart title={metadata.title}>
      <Outlet />
    </NamedPart>
  );
}
