import { CallFailure } from '../../api/call-types.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';

/** Why a plan cannot be shown: it is not the reader's, it is of another kind, or something failed. */
export function PlanFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const failure = error instanceof CallFailure ? error : undefined;
  if (failure?.isAbsent === true)
    return (
      <StateBlock
        kind="no-permission"
        minHeight={320}
        title={<h1>方案不存在，或暂无该方案的数据权限</h1>}
        description="请向方案创建人确认，或联系管理员申请开通。"
        action={<HrefButton href="/marketing/smart-select">返回方案列表</HrefButton>}
      />
    );
  if (failure?.isRefused === true)
    return (
      <StateBlock
        kind="not-produced"
        minHeight={320}
        title={<h1>{error.message}</h1>}
        action={<HrefButton href="/marketing/smart-select">返回方案列表</HrefButton>}
      />
    );
  return <StateBlock kind="page-failed" error={error} onRetry={onRetry} />;
}
