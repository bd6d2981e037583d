import { grantedPack } from '../../../planning/pack/granted-pack.ts';
import type { PackEventKind } from '@ooh/contract/domain/crowd-pack-names';
import type { ParsedInput } from '@ooh/contract/registry';
import { AppError } from '../../../platform/http/app-error.ts';
import { changePack, type StoredPack } from '../../../planning/pack/pack-store.ts';
import { notePackEvent } from '../../../planning/pack/pack-events.ts';
import { namesOf, tellUsesOfPack, usesOfPacks, usesText } from '../../../planning/pack/pack-uses.ts';
import { packConflict } from '../../../planning/pack/submit-pack.ts';
import type { Handler } from '../../handler.ts';

type Change = ParsedInput<'v1/crowd-packs/{packId}'>;

/** What a change does to a pack, as its history tells it. */
function eventsOf(pack: StoredPack, { name, folder, validUntil, isArchived }: Change) {
  const events: { kind: PackEventKind; detail: string | null }[] = [];
  if (name !== undefined && name !== pack.name)
    events.push({ kind: 'renamed', detail: `${pack.name} → ${name}` });
  if (folder !== undefined && folder !== pack.folder)
    events.push({ kind: 'moved', detail: folder ?? '移出目录' });
  if (validUntil !== undefined && validUntil !== pack.valid_until)
    events.push({ kind: 'validity', detail: validUntil ?? '长期' });
  if (isArchived !== undefined && isArchived !== pack.is_archived)
    events.push({ kind: isArchived ? 'archived' : 'restored', detail: null });
  return events;
}

export const updatePack: Handler<'v1/crowd-packs/{packId}'> = async (context, input, request) => {
  const { user } = request;
  const pack = await grantedPack(context.db, user, input.packId);
  const { packId: _packId, version: _version, ...change } = input;
  const changed = await context.db.transaction().execute(async (transaction) => {
    if (input.isArchived === true) {
      const uses = await usesOfPacks(transaction, [pack.pack_id]);
      if (uses.length > 0)
        throw new AppError('refused', `被 ${usesText(uses)}引用，不能归档：${namesOf(uses)}`);
    }
    const which = { pack_id: pack.pack_id, version: input.version };
    const saved = await changePack(transaction, which, change, context.now());
    if (saved === undefined) throw packConflict();
    for (const event of eventsOf(pack, input))
      await notePackEvent(transaction, {
        ...event,
        packId: pack.pack_id,
        userId: user.userId,
        at: context.now(),
      });
    const { edition, name } = pack;
    await tellUsesOfPack(transaction, { packId: pack.pack_id, name: input.name ?? name, edition }, false);
    const detail = { packId: pack.pack_id, ...change };
    await request.record(detail, transaction);
    return saved;
  });
  return { packId: pack.pack_id, version: changed.version };
};
