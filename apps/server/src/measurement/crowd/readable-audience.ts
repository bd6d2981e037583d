import { chinaDate } from '@ooh/contract/domain/china-time';
import { systemCrowdOf } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { privacyRefusal } from '@ooh/contract/domain/privacy';
import { seesPack } from '../../access/pack-access.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { replacePacks, type PackAudience } from '../engine/packs-within.ts';

type Stores = Pick<Context, 'db' | 'config' | 'now'>;

const unusable = {
  computing: '正在计算，完成后才能作为目标人群',
  failed: '计算失败，请在 TA 人群中修改或重新计算',
  expired: '对应的人群样本已更换，请重新计算',
} as const;

/** The audience with name and edition of its pack. Refuses a pack that is unknown, foreign or not ready. */
async function readable(
  { db, config, now }: Stores,
  user: SignedInUser,
  { packId, groups }: PackAudience,
): Promise<TargetAudience> {
  const crowd = systemCrowdOf(packId);
  if (crowd !== undefined) return { groups, packId, packName: crowd.name, packEdition: 0 };
  const pack = isRowId(packId)
    ? await db
        .selectFrom('crowd_pack')
        .select(['name', 'state', 'edition', 'organisation_id', 'city_codes', 'is_archived', 'valid_until'])
        .where('pack_id', '=', packId)
        .executeTakeFirst()
    : undefined;
  if (pack === undefined || !seesPack(user, pack)) throw notFound('人群包');
  // Members may be chosen one by one, which noise on counts does not protect.
  if (config.privacyMode === 'strict') throw new AppError('refused', privacyRefusal);
  if (pack.is_archived)
    throw new AppError('refused', `人群包「${pack.name}」已归档，取消归档后才能作为目标人群`);
  if (pack.valid_until !== null && pack.valid_until < chinaDate(now()))
    throw new AppError(
      'refused',
      `人群包「${pack.name}」有效期至 ${pack.valid_until}，已过期，请先延长有效期`,
    );
  if (pack.state !== 'ready') throw new AppError('refused', `人群包「${pack.name}」${unusable[pack.state]}`);
  return { groups, packId, packName: pack.name, packEdition: pack.edition };
}

/** An input in which every audience that is a pack is one that the user may use, with its name and edition. */
export function withReadableAudiences(stores: Stores, user: SignedInUser, input: unknown): Promise<unknown> {
  return replacePacks(input, (audience) => readable(stores, user, audience));
}
