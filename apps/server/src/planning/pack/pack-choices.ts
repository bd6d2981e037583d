import { chinaDate } from '@ooh/contract/domain/china-time';
import { systemCrowds } from '@ooh/contract/domain/system-crowds';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import { packCitiesOf } from '../../access/pack-access.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { visiblePacks } from './list-packs.ts';
import { wordsForReader } from './present-pack.ts';

const mostOwn = 500;

/** Packs that can be an audience: the platform's crowds, then those of the user's organisation that are ready. */
export async function packChoices(
  db: Db,
  user: SignedInUser,
  now: Date,
): Promise<CallOutput<'v1/crowd-packs/choices'>> {
  const granted = packCitiesOf(user);
  const packs = await visiblePacks(db, user)
    .selectAll('pack')
    .where('pack.state', '=', 'ready')
    .where('pack.is_archived', '=', false)
    .where(sql<boolean>`coalesce(pack.valid_until >= ${chinaDate(now)}::date, true)`)
    .orderBy('pack.updated_at', 'desc')
    .limit(mostOwn)
    .execute();
  const words = await wordsForReader(db, user, packs);
  return [
    ...systemCrowds.map(({ packId, name, groups }) => ({
      packId,
      name,
      category: null,
      summary: sentenceOf({ groups: [...groups] }, labelName),
      cityCodes: null,
    })),
    ...packs.map((pack) => ({
      packId: pack.pack_id,
      name: pack.name,
      category: pack.category,
      summary: words(pack),
      cityCodes: pack.city_codes.filter((city) => granted === null || granted.includes(city)),
    })),
  ];
}
