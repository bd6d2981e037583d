import type { AuditRow } from './list-audit.ts';

/** An entry as one line of JSON. */
export const jsonLineOf = (row: AuditRow): string => JSON.stringify(row);

/** How grave an outcome is, 0 to 10. */
const severities = { done: 3, denied: 6, failed: 8 } as const;

// Common Event Format, version 0 (ArcSight, Implementing ArcSight CEF, revision 26): a header between bars, then fields.
const inHeader = (text: string): string =>
  text.replaceAll(/[\\|]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, ' ');
const inField = (text: string): string =>
  text
    .replaceAll(/[\\=]/g, String.raw`\$&`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\n', String.raw`\n`);

/** An entry as one line of the Common Event Format. */
export function cefLineOf(row: AuditRow, version: string): string {
  const { seq, at, actorId, actorName, organisationName, action, outcome, address, requestId } = row;
  const fields: readonly (readonly [string, string | null])[] = [
    ['rt', String(Date.parse(at))],
    ['externalId', String(seq)],
    ['outcome', outcome],
    ['suid', actorId],
    ['suser', actorName],
    ['src', address],
    ['cs1Label', organisationName === null ? null : 'organisation'],
    ['cs1', organisationName],
    ['cs2Label', requestId === null ? null : 'requestId'],
    ['cs2', requestId],
    ['cs3Label', 'chainHash'],
    ['cs3', row.hash],
    ['msg', JSON.stringify(row.detail)],
  ];
  const header = ['ooh-planner', 'ooh-planner', version, action, action].map(inHeader).join('|');
  const written = fields.flatMap(([name, value]) => (value === null ? [] : [`${name}=${inField(value)}`]));
  return `CEF:0|${header}|${severities[outcome]}|${written.join(' ')}`;
}
