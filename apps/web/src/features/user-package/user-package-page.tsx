import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { PlanLine } from '../../shared/plan/plan-line.tsx';
import { usePlanActions } from '../../shared/plan/use-plan-actions.ts';
import { newPlanWithAudienceHref, planListHref } from '../../shared/plan/plan-addresses.ts';
import { PackPage } from './pack-page.tsx';
import { PlanPacks } from './plan-packs.tsx';
import { UserPackageView } from './user-package-view.tsx';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';

/** A saved crowd pack, or the crowd of a plan. */
export function UserPackagePage() {
  const address = useSearch({ from: '/marketing/smart-select/user-package' });
  const { packId, planId } = address;
  const navigate = useNavigate({ from: '/marketing/smart-select/user-package' });
  const open = (next: string) => void navigate({ search: { planId, packId: next } });
  if (packId === undefined) return <PlanPackagePage planId={planId} onOpen={open} />;
  return (
    <PackPage
      key={packId}
      packId={packId}
      address={address}
      onAddress={(next) => void navigate({ search: next, resetScroll: false })}
      onOpen={open}
      onRemoved={() => void navigate({ search: { planId } })}
    />
  );
}

function PlanPackagePage({
  planId,
  onOpen,
}: {
  readonly planId: string | undefined;
  readonly onOpen: (packId: string) => void;
}) {
  const options = { enabled: planId !== undefined };
  const plan = useCall('ai-option-mode/getBasePlanDetail', { planId: planId ?? '' }, options);
  const pack = useCall('v1/crowd/user-package', { planId: planId ?? '' }, options);
  const actions = usePlanActions();
  usePageTitle(plan.data && `人群包 ${plan.data.row.name}`);
  if (planId === undefined) {
    return (
      <StateBlock
        kind="unselected"
        minHeight={360}
        title={<h1>请从方案列表选择人群包</h1>}
        action={
          <HrefButton type="primary" href={planListHref}>
            方案列表
          </HrefButton>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        title="人群包明细"
        subtitle={plan.data && `${plan.data.row.name}（${plan.data.row.planNo}）`}
        actions={
          <>
            <Button disabled={actions.busyId !== undefined} onClick={() => void actions.copy(planId)}>
              复制方案
            </Button>
            <HrefButton type="primary" href={newPlanWithAudienceHref(planId)}>
              用于新方案
            </HrefButton>
          </>
        }
      />
      {pack.error ? (
        <StateBlock
          kind="section-failed"
          title="人群包加载失败"
          error={pack.error}
          onRetry={() => void pack.refetch()}
        />
      ) : !pack.data ? (
        <StateBlock kind="loading" rows={10} minHeight={480} />
      ) : (
        <>
          <UserPackageView pack={pack.data} PlanLine={PlanLine} />
          {plan.data && (
            <PlanPacks
              planId={planId}
              planName={plan.data.row.name}
              kind={plan.data.row.kind}
              brief={plan.data.brief}
              onOpen={onOpen}
            />
          )}
        </>
      )}
    </>
  );
}
