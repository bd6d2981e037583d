import { Outlet } from '@tanstack/react-router';
import { useAllowed, useSession } from '../../session/use-session.ts';
import { ensureUserInfo, userInfoFailure } from '../account/user-info.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { RouteMetadata } from '../navigation/route-metadata.ts';

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
      <StateBlock
        kind="no-permission"
        minHeight={360}
        title={<h1>暂无「{metadata.title}」的权限</h1>}
        description="如需使用，请联系管理员开通。"
      />
    );
  }
  return <Outlet />;
}
