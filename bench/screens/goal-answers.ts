import { setTimeout as sleep } from 'node:timers/promises';
import type { CombinationProposal } from '@ooh/contract/domain/combination';
import type { SeededService } from './seeded-service.ts';

const lookEveryMs = 50;

/** How long a goal waited for its first combination and for the proved one, ms, and what the processor did for it. */
export interface GoalAnswer {
  readonly firstMs: number;
  readonly firstCpuMs: number | null;
  readonly provedMs: number;
  readonly provedCpuMs: number | null;
}

/** Asks for combinations that reach everybody in 深圳 for a budget, and looks until they are proved. */
export async function answerGoal({ ask, cpuMs }: SeededService, budgetFen: number): Promise<GoalAnswer> {
  const [began, before] = [performance.now(), cpuMs()];
  const since = () => ({
    ms: performance.now() - began,
    cpuMs: before === null ? null : (cpuMs() ?? 0) - before,
  });
  const { proposalId } = await ask('v1/combination/propose', {
    cityCodes: ['440300'],
    targetAudience: { groups: [] },
    startDate: '2027-03-01',
    weeks: 4,
    budgetFen,
  });
  let first: ReturnType<typeof since> | null = null;
  for (;;) {
    const { state, message }: CombinationProposal = await ask('v1/combination/proposal', { proposalId });
    if (state === 'infeasible' || state === 'failed') throw new Error(`no combination: ${message}`);
    if (state !== 'waiting') first ??= since();
    if (first !== null && state === 'proved') {
      const proved = since();
      return { firstMs: first.ms, firstCpuMs: first.cpuMs, provedMs: proved.ms, provedCpuMs: proved.cpuMs };
    }
    await sleep(lookEveryMs);
  }
}
