import type { CallOutput } from '@ooh/contract/registry';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../api/call-types.ts';
import { useHandOver } from '../../shared/send-menu/use-hand-over.ts';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { OpeningWorkbench } from '../../shared/map-workbench/opening-workbench.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AreaAddress } from './area-address.ts';
import { NewAreaPlan } from './new-area-plan.tsx';
import { PlanFailure } from './plan-failure.tsx';
import type { AreaFrame } from './area-workbench.tsx';
import { benchFrames } from './bench-frame.ts';
import { planFrame } from './plan-frame.tsx';
import { useAreaPlan, type AreaPlan, type AreaPlanWork } from './use-area-plan.ts';

export interface AreaPageProps {
  readonly address: AreaAddress;
  readonly setAddress: (change: Partial<AreaAddress>) => void;
  /** The button that makes an order of the plan, with the reason why it cannot be now. */
  readonly renderOrderButton: (blocked: string | undefined) => ReactNode;
}

/** What the work area of both kinds of plans is given. */
export interface AreaWorkProps<Detail> extends Omit<AreaPageProps, 'renderOrderButton'> {
  readonly plan: AreaPlan;
  readonly detail: Detail;
  readonly work: AreaPlanWork;
  readonly frame: AreaFrame;
}

interface WithCities {
  readonly cities: CallOutput<'crowd-tag-plan/v1/getCityList'>;
}

export interface AreaPlanShellProps<Detail extends WithCities> extends AreaPageProps {
  readonly kind: 'ta' | 'geo';
  readonly title: string;
  readonly detail: UseQueryResult<Detail, CallFailure>;
  /** Why the plan cannot be computed now. */
  readonly cannotCompute?: (plan: AreaPlan) => string | undefined;
  readonly children: (props: AreaWorkProps<Detail>) => ReactNode;
}

/** The frame of a TA or geofence plan: its brief while it is new, its failure, its head and its work area. */
export function AreaPlanShell<Detail extends WithCities>(props: AreaPlanShellProps<Detail>) {
  const { kind, title, address, setAddress, renderOrderButton, detail, cannotCompute, children } = props;
  const { planId } = address;
  const sent = useHandOver(planId === undefined ? address.handOver : undefined, `plan-${kind}`);
  // Read here: a query notifies the page only of the fields that it has read.
  const { data, error } = detail;
  const work = useAreaPlan(planId);
  usePageTitle(work.plan && `${work.plan.row.planNo} ${work.plan.row.name}`);
  if (planId === undefined) {
    if (sent.isLoading) return <StateBlock kind="loading" rows={10} minHeight={480} />;
    const onCreated = (id: string) => setAddress({ planId: id, handOver: undefined });
    return <NewAreaPlan key={address.handOver} kind={kind} sent={sent.load} onCreated={onCreated} />;
  }
  const failed = work.error ?? error;
  if (failed)
    return (
      <PlanFailure
        error={failed}
        onRetry={() => {
          work.refetch();
          void detail.refetch();
        }}
      />
    );
  if (work.plan === undefined || data === undefined) return <OpeningWorkbench {...benchFrames[kind]} />;
  const { plan } = work;
  const frame = planFrame({
    title,
    kind,
    work,
    plan,
    hasChoice: data.cities.some((city) => city.chosenFaces > 0),
    renderOrderButton,
    cannotCompute: cannotCompute?.(plan),
  });
  return children({ plan, detail: data, work, frame, address, setAddress });
}
