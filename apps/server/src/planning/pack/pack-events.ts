import type { PackEventKind } from '@ooh/contract/domain/crowd-pack-names';
import type { CallOutput } from '@ooh/contract/registry';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

export interface PackEvent {
  readonly packId: string;
  readonly kind: PackEventKind;
  /** Null for what the service does by itself. */
  readonly userId: string | null;
  readonly detail?: string | null;
  readonly at: Date;
}

/** Writes down what happened to a pack. */
export async function notePackEvent(db: DbOrTransaction, event: PackEvent): Promise<void> {
  const { packId, kind, userId, detail = null, at } = event;
  await db
    .insertInto('crowd_pack_event')
    .values({ pack_id: packId, kind, user_id: userId, detail, at })
    .execute();
}

const mostEvents = 100;

/** What happened to a pack, the newest first. */
export async function eventsOfPack(
  db: DbOrTransaction,
  packId: string,
): Promise<CallOutput<'v1/crowd-packs/{packId}/history'>> {
  const rows = await db
    .selectFrom('crowd_pack_event as event')
    .leftJoin('app_user', 'app_user.id', 'event.user_id')
    .select(['event.at', 'event.kind', 'event.detail', 'app_user.nick_name'])
    .where('event.pack_id', '=', packId)
    .orderBy('event.at', 'desc')
    .orderBy('event.event_id', 'desc')
    .limit(mostEvents)
    .execute();
  return rows.map(({ at, kind, detail, nick_name }) => ({
    at: at.toISOString(),
    kind,
    by: nick_name ?? '',
    detail,
  }));
}
