import type { Certificate } from '@ooh/planning/certificate';
import type { CertificateVerdict } from '@ooh/planning/checker/figures';
import { checkRateCertificate } from '@ooh/planning/check-certificate';
import type { CityModel } from '../city-model.ts';
import { rateProblemOf, type SelectionInput } from './select-lines.ts';

/** A certificate with the request that it answers. */
export interface CertifiedSelection {
  readonly selection: SelectionInput;
  readonly certificate: Certificate;
}

/** What the independent checker says to a stored certificate, on the request and the data that it speaks of. */
export function checkSelection(
  model: CityModel,
  { selection, certificate }: CertifiedSelection,
): CertificateVerdict {
  return checkRateCertificate(model.store, rateProblemOf(model, selection), certificate);
}
