import { storageKey } from '../../../session/product-identity.ts';
import { readStored, writeStored } from '../../../session/stored-json.ts';
import { parseStoredDraft, type BriefDraft } from './brief-draft.ts';

/** A draft kept in this browser, because it is not complete enough for the server or the server was away. */
export interface StoredDraft {
  readonly draft: BriefDraft;
  readonly storedAt: string;
}

function keyOf(planId: string | undefined): string {
  return storageKey(`smart-plan-draft/${planId ?? 'new'}`);
}

export function readDraft(planId: string | undefined): StoredDraft | undefined {
  const stored = readStored(localStorage, keyOf(planId));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { draft, storedAt } = stored as Partial<Record<keyof StoredDraft, unknown>>;
  const parsed = parseStoredDraft(draft);
  return parsed && typeof storedAt === 'string' ? { draft: parsed, storedAt } : undefined;
}

export function storeDraft(planId: string | undefined, draft: BriefDraft, storedAt: string): void {
  writeStored(localStorage, keyOf(planId), { draft, storedAt } satisfies StoredDraft);
}

export function forgetDraft(planId: string | undefined): void {
  localStorage.removeItem(keyOf(planId));
}
