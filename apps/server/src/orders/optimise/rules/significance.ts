import type { SignedShare } from '@ooh/contract/domain/opportunity';

/** Whether a gain is shown: its interval lies above 0. */
export const isSignificant = ({ low }: SignedShare): boolean => low > 0;

/** Whether a realised gain is in the interval that was expected. */
export const isInExpected = (realised: Pick<SignedShare, 'value'>, expected: SignedShare): boolean =>
  realised.value >= expected.low && realised.value <= expected.high;
