import { planStateNames, type PlanState } from '@ooh/contract/domain/plan';

/** What may follow what. A plan whose data changed must be computed again. */
const transitions: Record<PlanState, readonly PlanState[]> = {
  draft: ['computing'],
  computing: ['ready', 'failed', 'draft'],
  ready: ['computing', 'stale'],
  failed: ['computing', 'draft'],
  stale: ['computing'],
};

/** Whether a plan may go from one state to another; a plan may always stay. */
export function mayBecome(from: PlanState, to: PlanState): boolean {
  return from === to || transitions[from].includes(to);
}

/** The sentence that refuses a transition, naming both states. */
export function refusedTransition(from: PlanState, to: PlanState): string {
  return `方案状态不能从「${planStateNames[from]}」变为「${planStateNames[to]}」`;
}
