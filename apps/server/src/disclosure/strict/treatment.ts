import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { Cover } from '@ooh/contract/core/privacy';
import { mayDescribePeople } from './audience-fields.ts';

/** Treatment of an answer: noised, unchanged, or refused. */
export type Treatment = 'covered' | 'open' | 'refused';

/** Treatment of a call's answers in strict mode. A call that may describe people without a declaration is refused. */
export function treatmentOf(call: Pick<Endpoint, 'kind' | 'output' | 'privacy'>): Treatment {
  if (call.privacy === 'refused') return 'refused';
  if (call.privacy !== undefined) return 'open' in call.privacy ? 'open' : 'covered';
  const isOpaque = call.kind === 'file' || call.kind === 'events';
  return isOpaque || mayDescribePeople(call.output) ? 'refused' : 'open';
}

/** How the answers of a call are covered; undefined where they are not. */
export function coverOf({ privacy }: Pick<Endpoint, 'privacy'>): Cover | undefined {
  return typeof privacy === 'object' && 'cover' in privacy ? privacy.cover : undefined;
}
