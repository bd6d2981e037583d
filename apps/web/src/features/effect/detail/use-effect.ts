import type { CallInput, CallKey } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';

/** The order under appraisal, or one city of it. */
export interface EffectInput {
  readonly orderId: string;
  readonly cityCode?: string;
}

type EffectCall = Extract<CallKey, `effectestimate/{orderId}/${string}`>;

/** One answer about an order's effect, shown in its own place. */
export function useEffectCall<Key extends EffectCall>(key: Key, input: EffectInput, enabled = true) {
  return useCall(key, input as CallInput<Key>, { enabled });
}
