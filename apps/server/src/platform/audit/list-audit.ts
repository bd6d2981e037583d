import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { beginningWith, containing } from '../storage/postgres/like-pattern.ts';
import { isRowId } from '../storage/postgres/row-id.ts';

type Row = CallOutput<'v1/admin/audit/list'>['rows'][number];

/** One page of the audit log, newest first, with the number of all matching entries. */
export async function listAuditRows(
  db: DbOrTransaction,
  search: ParsedInput<'v1/admin/audit/list'>,
): Promise<{ rows: Row[]; total: number }> {
  const { keyword, actorId, action, outcome, from, to, pageNo, pageSize } = search;
  if (actorId !== undefined && !isRowId(actorId)) return { rows: [], total: 0 };
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
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .leftJoin('organisation', 'organisation.id', 'audit_log.organisation_id')
    .selectAll('audit_log')
    .select('organisation.name as organisation_name')
    .orderBy('seq', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return {
    rows: rows.map((row) => ({
      seq: row.seq,
      at: row.at.toISOString(),
      actorId: row.actor_id,
      actorName: row.actor_name,
      organisationName: row.organisation_name,
      action: row.action,
      outcome: row.outcome,
      address: row.address,
      requestId: row.request_id,
      detail: row.detail as Row['detail'],
      hash: row.hash.toString('hex'),
    })),
    total,
  };
}
