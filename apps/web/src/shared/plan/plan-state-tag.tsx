import { planStateNames, type PlanState } from '@ooh/contract/domain/plan';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';

const tones: Record<PlanState, StatusTone> = {
  draft: 'neutral',
  computing: 'working',
  ready: 'success',
  failed: 'error',
  stale: 'warning',
};

export function PlanStateTag({
  state,
  reason,
}: {
  readonly state: PlanState;
  readonly reason?: string | null;
}) {
  return <StatusTag tone={tones[state]} text={planStateNames[state]} title={reason ?? undefined} />;
}
