const key = 'strategy-draft';

/** The draft that was worked on last in this window: pages that are opened without one offer it. */
export function lastDraft(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}

export function rememberDraft(draftId: string | undefined): void {
  if (draftId === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, draftId);
}
