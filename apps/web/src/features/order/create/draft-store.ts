import { storageKey } from '../../../session/product-identity.ts';
import { readStored, writeStored } from '../../../session/stored-json.ts';
import { parseStoredDraft, type OrderDraft } from './order-draft.ts';

/** A draft kept in this browser, because it is not complete enough for the service or the service was away. */
export interface StoredDraft {
  readonly draft: OrderDraft;
  readonly storedAt: string;
}

function keyOf(orderId: string | undefined): string {
  return storageKey(`order-draft/${orderId ?? 'new'}`);
}

export function readDraft(orderId: string | undefined): StoredDraft | undefined {
  const stored = readStored(localStorage, keyOf(orderId));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { draft, storedAt } = stored as Partial<Record<keyof StoredDraft, unknown>>;
  const parsed = parseStoredDraft(draft);
  return parsed && typeof storedAt === 'string' ? { draft: parsed, storedAt } : undefined;
}

export function storeDraft(orderId: string | undefined, draft: OrderDraft, storedAt: string): void {
  writeStored(localStorage, keyOf(orderId), { draft, storedAt } satisfies StoredDraft);
}

export function forgetDraft(orderId: string | undefined): void {
  localStorage.removeItem(keyOf(orderId));
}
