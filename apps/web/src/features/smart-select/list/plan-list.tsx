import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { maxCompared } from '../../../shared/compare/most-compared.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { useChosenRows } from '../../../ui/table/use-chosen-rows.ts';
import { openHref, selectModeHref } from '../../../shared/plan/plan-addresses.ts';
import { PlanCompare } from './compare/plan-compare.tsx';
import { planColumns } from './plan-columns.tsx';
import { PlanFilters } from './plan-filters.tsx';
import { listInputOf, planList, type PlanListAddress } from './plan-list-address.ts';
import { usePlanActions } from '../../../shared/plan/use-plan-actions.ts';
import { PlanBatchBar } from './plan-batch-bar.tsx';

export interface PlanListProps {
  readonly address: PlanListAddress;
  readonly onAddress: OnAddress<PlanListAddress>;
}

/** Smart-select plans: filters, table, comparison. */
export function PlanList({ address, onAddress }: PlanListProps) {
  const router = useRouter();
  const actions = usePlanActions();
  const [isComparing, setIsComparing] = useState(false);
  const list = useCall('ai-option-mode/list', listInputOf(address), { keepPrevious: true });
  const { chosen, ...choice } = useChosenRows(list.data?.rows, ({ planId }) => planId);
  const page = useListPage(planList, { name: 'smart-plans', address, onAddress });
  const newPlan = (
    <HrefButton href={selectModeHref} type="primary">
      新建方案
    </HrefButton>
  );
  return (
    <>
      <PageHeader
        title="智选模式"
        subtitle="按目标与预算选出线路或点位；公交智选另附可核验的最优性证书。"
        actions={newPlan}
      />
      <PlanFilters {...page.filters} address={address} onRefresh={() => void list.refetch()} />
      <AppTable<PlanRow>
        {...page.tableOf(list)}
        {...choice.table}
        caption="智选方案"
        columns={planColumns(actions)}
        rowKey={({ planId }) => planId}
        emptyTitle="还没有智选方案"
        emptyAction={newPlan}
        toolbar={
          <PlanBatchBar count={chosen.length} onCompare={() => setIsComparing(true)} onClear={choice.clear} />
        }
        onRowClick={(plan) => void router.navigate({ href: openHref(plan) })}
      />
      {isComparing && (
        <PlanCompare plans={chosen.slice(0, maxCompared)} onClose={() => setIsComparing(false)} />
      )}
    </>
  );
}
