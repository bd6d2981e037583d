import type { DraftTarget } from '@ooh/contract/domain/strategy-draft-names';

/** Where the order or plan that was made of a draft is worked on. */
export function outcomeHref({ kind, id }: { readonly kind: DraftTarget; readonly id: string }): string {
  const key = encodeURIComponent(id);
  if (kind === 'order') return `/marketing/order/create/step-1?orderId=${key}`;
  if (kind === 'plan-bus') return `/marketing/smart-select/create/step-1?planId=${key}`;
  return `/marketing/smart-select/${kind}?planId=${key}`;
}
