import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';

/** A draft kept in this browser, because it is not complete enough for the service or the service was away. */
export interface StoredDraft<Draft> {
  readonly draft: Draft;
  readonly storedAt: string;
}

export interface DraftStore<Draft> {
  readonly read: (workId: string | undefined) => StoredDraft<Draft> | undefined;
  readonly keep: (draft: Draft, workId: string | undefined, at: Date) => void;
  readonly forget: (workId: string | undefined) => void;
}

/** Drafts of one kind of work, each under the work's id. */
export function draftStore<Draft>(
  kind: string,
  parse: (stored: unknown) => Draft | undefined,
): DraftStore<Draft> {
  const keyOf = (workId: string | undefined) => storageKey(`${kind}/${workId ?? 'new'}`);
  return {
    read: (workId) => {
      const stored = readStored(localStorage, keyOf(workId));
      if (typeof stored !== 'object' || stored === null) return undefined;
      const { draft, storedAt } = stored as Partial<Record<keyof StoredDraft<Draft>, unknown>>;
      const parsed = parse(draft);
      return parsed !== undefined && typeof storedAt === 'string' ? { draft: parsed, storedAt } : undefined;
    },
    keep: (draft, workId, at) => {
      const stored: StoredDraft<Draft> = { draft, storedAt: at.toISOString() };
      writeStored(localStorage, keyOf(workId), stored);
    },
    forget: (workId) => localStorage.removeItem(keyOf(workId)),
  };
}
