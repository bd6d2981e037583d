import type { Certificate } from '@ooh/planning/certificate';
import { checkRateCertificate } from '@ooh/planning/check-certificate';
import type { RateProblem } from '@ooh/planning/rate-problem';
import type { CityModel } from '../city-model.ts';

/** Results that the independent checker does not accept are never shown. */
export function assertProved(model: CityModel, problem: RateProblem, certificate: Certificate): void {
  const verdict = checkRateCertificate(model.store, problem, certificate);
  if (!verdict.valid) throw new Error(`certificate refused: ${verdict.reasons.join('; ')}`);
}
