import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { isPackCityGranted, planGroupsOfPacks } from '../../access/pack-access.ts';
import { seesOrganisation } from '../../access/plan-access.ts';
import { memoize } from '../../platform/memoize.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { hiddenPlanIds } from '../plan/plan-store.ts';
import { portraitOfPack } from './pack-detail.ts';
import { findPack, type StoredPack } from './pack-store.ts';
import { usesOfPacks, type PackUse } from './pack-uses.ts';

type Stores = Pick<Context, 'db' | 'engine' | 'config'>;
type Top = CallOutput<'v1/crowd-packs/overview'>[number]['tgiTop3'];

const shownLabels = 3;
/** Labels rarer than this among the pack say little of it, however high their TGI. */
const leastShare = 0.05;

const tops = memoize<Top>(2000);

/** The labels that tell a pack from all people most; kept while its persons stay. */
function topLabels(stores: Stores, user: SignedInUser, pack: StoredPack): Promise<Top> {
  const cities = pack.city_codes.filter((city) => isPackCityGranted(user, city));
  return tops(JSON.stringify([pack.pack_id, pack.edition, pack.updated_at, cities]), async () => {
    const dimensions = await portraitOfPack(stores, user, pack);
    return dimensions
      .flatMap(({ labels }) => labels)
      .flatMap(({ labelId, name, tgi, share, isContradicted }) =>
        tgi === null || isContradicted || (share.value ?? 0) < leastShare ? [] : [{ labelId, name, tgi }],
      )
      .sort((a, b) => b.tgi - a.tgi)
      .slice(0, shownLabels);
  });
}

/** Uses that a reader may open; the others are only counted. */
export async function visibleUses(
  { db }: Pick<Stores, 'db'>,
  user: SignedInUser,
  uses: readonly PackUse[],
): Promise<PackUse[]> {
  const planIds = uses.filter(({ of }) => of === 'plan').map(({ id }) => id);
  const hidden = await hiddenPlanIds(db, user, planIds, planGroupsOfPacks);
  return uses.filter((use) => seesOrganisation(user, use.organisationId) && !hidden.has(use.id));
}

/** What a list shows of packs besides their size. */
export async function packOverview(
  stores: Stores,
  user: SignedInUser,
  packIds: readonly string[],
): Promise<CallOutput<'v1/crowd-packs/overview'>> {
  const found = await Promise.all(packIds.map((packId) => findPack(stores.db, user, packId)));
  const packs = found.filter((pack) => pack !== undefined);
  const uses = await usesOfPacks(
    stores.db,
    packs.map(({ pack_id }) => pack_id),
  );
  const visible = await visibleUses(stores, user, uses);
  const ofPack = (all: readonly PackUse[], packId: string) => all.filter((use) => use.packId === packId);
  return Promise.all(
    packs.map(async (pack) => {
      const shown = ofPack(visible, pack.pack_id);
      return {
        packId: pack.pack_id,
        tgiTop3: pack.state === 'ready' ? await topLabels(stores, user, pack) : [],
        usedBy: shown.map(({ of, id, no, name }) => ({ of, id, no, name })),
        hiddenUses: ofPack(uses, pack.pack_id).length - shown.length,
      };
    }),
  );
}
