import type { AuditFilter } from '@ooh/contract/domain/audit-filter';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { beginningWith, containing } from '../storage/postgres/like-pattern.ts';
import { isRowId } from '../storage/postgres/row-id.ts';

export type AuditRow = CallOutput<'v1/admin/audit/list'>['rows'][number];

/** The entries of a filter; none for an actor who cannot be. */
function matchingEntries(db: DbOrTransaction, { keyword, actorId, action, outcome, from, to }: AuditFilter) {
  let matching = db.selectFrom('audit_log');
  if (keyword.trim() !== '') {
    const pattern = containing(keyword);
    matching = matching.where((entry) =>
      entry.or([
        entry('actor_name', 'ilike', pattern),
        entry('action', 'ilike', pattern),
        entry('request_id', 'ilike', pattern),
      ]),
    );
  }
  if (action.trim() !== '') matching = matching.where('action', 'like', beginningWith(action));
  if (actorId) matching = matching.where('actor_id', '=', actorId);
  if (outcome) matching = matching.where('outcome', '=', outcome);
  if (from) matching = matching.where('at', '>=', new Date(from));
  if (to) matching = matching.where('at', '<', new Date(to));
  return matching;
}

const canBe = (actorId: string | undefined): boolean => actorId === undefined || isRowId(actorId);

const withOrganisations = (entries: ReturnType<typeof matchingEntries>) =>
  entries
    .leftJoin('organisation', 'organisation.id', 'audit_log.organisation_id')
    .selectAll('audit_log')
    .select('organisation.name as organisation_name');

type Stored = Awaited<ReturnType<ReturnType<typeof withOrganisations>['execute']>>[number];

const present = (row: Stored): AuditRow => ({
  seq: row.seq,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actorName: row.actor_name,
  organisationName: row.organisation_name,
  action: row.action,
  outcome: row.outcome,
  address: row.address,
  requestId: row.request_id,
  detail: row.detail as AuditRow['detail'],
  hash: row.hash.toString('hex'),
});

/** One page of the audit log, newest first, with the number of all matching entries. */
export async function listAuditRows(
  db: DbOrTransaction,
  search: ParsedInput<'v1/admin/audit/list'>,
): Promise<{ rows: AuditRow[]; total: number }> {
  const { pageNo, pageSize } = search;
  if (!canBe(search.actorId)) return { rows: [], total: 0 };
  const matching = matchingEntries(db, search);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withOrganisations(matching)
    .orderBy('seq', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows: rows.map(present), total };
}

/** Entries after a number, oldest first. */
export async function auditRowsAfter(
  db: DbOrTransaction,
  filter: AuditFilter,
  { afterSeq, limit }: { readonly afterSeq: number; readonly limit: number },
): Promise<AuditRow[]> {
  if (!canBe(filter.actorId)) return [];
  const rows = await withOrganisations(matchingEntries(db, filter))
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(present);
}
