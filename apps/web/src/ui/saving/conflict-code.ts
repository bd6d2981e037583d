/** Code of an answer that refuses a save because somebody else has saved since. */
export const conflictCode = '11';

export const isConflict = (failure: { readonly code: string } | null | undefined): boolean =>
  failure?.code === conflictCode;
