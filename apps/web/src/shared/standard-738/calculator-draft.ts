import type { CallInput } from '@ooh/contract/registry';

/** What is typed: an emptied field is null. */
export interface CalculatorDraft {
  readonly adSeconds: number | null;
  /** Percent. */
  readonly sharePercent: number | null;
  readonly thresholdSeconds: number | null;
  readonly flowPeople: number | null;
  readonly flowSeconds: number | null;
  readonly dwellPeople: number | null;
  readonly dwellSeconds: number | null;
}

export type CalculatorField = keyof CalculatorDraft;

/** The standard's own example, shown at a fifth of the screen's time. */
export const exampleDraft: CalculatorDraft = {
  adSeconds: 15,
  sharePercent: 20,
  thresholdSeconds: 1,
  flowPeople: 10_000,
  flowSeconds: 45,
  dwellPeople: 200,
  dwellSeconds: 600,
};

/** What keeps the draft from being calculated, by field. */
export function draftErrors(draft: CalculatorDraft): Partial<Record<CalculatorField, string>> {
  const errors: Partial<Record<CalculatorField, string>> = {};
  for (const field of Object.keys(draft) as CalculatorField[]) {
    if (draft[field] === null) errors[field] = '请填写';
  }
  const { adSeconds, thresholdSeconds } = draft;
  if (adSeconds === 0) errors.adSeconds = '须大于 0 秒';
  else if (adSeconds !== null && thresholdSeconds !== null && thresholdSeconds > adSeconds)
    errors.thresholdSeconds = '不能超过广告时长';
  return errors;
}

/** The draft as the call takes it, or null while it has errors. */
export function inputOf(draft: CalculatorDraft): CallInput<'v1/standard-738/calculate'> | null {
  const { sharePercent, adSeconds, ...rest } = draft;
  if (Object.keys(draftErrors(draft)).length > 0 || adSeconds === null || sharePercent === null) return null;
  const numbers = Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value ?? 0]));
  return { adSeconds, shareOfTime: sharePercent / 100, ...numbers };
}
