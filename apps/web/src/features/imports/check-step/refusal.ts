import type { ImportSession } from '@ooh/contract/domain/data-release';

/** Why the server will not import the file as a whole: its error about no row and no field. */
export function refusalOf(report: Pick<NonNullable<ImportSession['report']>, 'issues'>): string | undefined {
  return report.issues.find(
    ({ severity, row, field }) => severity === 'error' && row === null && field === null,
  )?.reason;
}
