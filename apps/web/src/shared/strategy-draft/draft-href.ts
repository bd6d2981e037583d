/** Address of the overview of drafts with one of them open. */
export const draftHref = (draftId: string): string => `/strategy?draft=${encodeURIComponent(draftId)}`;
