import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PackState } from '@ooh/contract/domain/crowd-pack-names';

/** What decides whether a pack can be used. */
export interface PackTerms {
  readonly state: PackState;
  readonly state_reason: string | null;
  /** Last day, YYYY-MM-DD. */
  readonly valid_until: string | null;
  readonly is_archived: boolean;
}

/** The state of a pack today: one that is ready is no more so after its last day. */
export function stateToday(pack: PackTerms, now: Date): { state: PackState; reason: string | null } {
  const isOver = pack.valid_until !== null && pack.valid_until < chinaDate(now);
  return pack.state === 'ready' && isOver
    ? { state: 'expired', reason: `有效期至 ${pack.valid_until}，已过期；延长有效期后可继续使用` }
    : { state: pack.state, reason: pack.state_reason };
}
