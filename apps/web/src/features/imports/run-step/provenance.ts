/** Where data come from, on what ground they are used, and how long they are kept. */
export interface Provenance {
  readonly source: string;
  readonly legalBasis: string;
  /** YYYY-MM-DD; null keeps the data without an end. */
  readonly retainUntil: string | null;
}

export type ProvenanceErrors = Partial<Record<keyof Provenance, string>>;

export const longestText = 200;

/** Grounds that occur; others may be written. */
export const usualLegalBases = ['公开数据', '采购合同授权', '自有数据', '合作方授权提供'];

/** What is missing or wrong, by field. `today` is YYYY-MM-DD. */
export function provenanceErrors(provenance: Provenance, today: string): ProvenanceErrors {
  const { source, legalBasis, retainUntil } = provenance;
  return {
    ...(source.trim() === '' ? { source: '请填写数据来源' } : {}),
    ...(legalBasis.trim() === '' ? { legalBasis: '请填写使用数据的法律依据' } : {}),
    ...(retainUntil !== null && retainUntil <= today ? { retainUntil: '保留期须晚于今天' } : {}),
  };
}
