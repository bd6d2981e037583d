/** Random instances of a kind that a proof is tried on: `usual` in npm test, 2,000 in npm run test:all. */
export function proofCount(usual: number): number {
  const { PROOF_INSTANCES: asked, OOH_TEST_ALL: whole } = process.env;
  return Number(asked ?? (whole ? 2000 : usual));
}

/** Changed certificates of each form: `usual` in npm test, 5,000 in npm run test:all. */
export function falseCertificateCount(usual: number): number {
  const { FALSE_CERTIFICATES: asked, OOH_TEST_ALL: whole } = process.env;
  return Number(asked ?? (whole ? 5000 : usual));
}
