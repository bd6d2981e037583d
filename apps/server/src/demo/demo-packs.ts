import { demoPacks, type DemoPackRule } from '@ooh/city/commerce/crowd-packs';
import { certain } from '@ooh/contract/core/certain';
import { packRule, type PackRule } from '@ooh/contract/domain/crowd-pack';
import { allRegions } from '@ooh/contract/permission/wildcards';
import type { Context } from '../context.ts';
import { insertPack, setPackJob } from '../planning/pack/pack-store.ts';
import { computePackSet, packSetJobKind, type PackSetJob } from '../planning/pack/compute-pack.ts';
import { keepUpload } from '../planning/pack/match-upload.ts';
import { hashedPanel, idHash, personIds, personsByHash } from '../planning/pack/panel-identity.ts';
import type { JobControl } from '../platform/job/jobs.ts';
import { ruleSentence } from '../planning/pack/rule-text.ts';
import type { Db, DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { tradeBuyers } from './demo-organisations.ts';
import { deepCityCodes } from './publish-demo.ts';

const packCount = 48;

function ruleOf({ labels, without, visits, orderId }: DemoPackRule): PackRule {
  const groups = labels.map((labelIds) => ({ labelIds: [...labelIds] }));
  const minus = without.length === 0 ? [] : [{ join: 'minus' as const, labelIds: [...without] }];
  const conditions = [...groups, ...minus];
  return packRule.parse({
    parts: [
      ...(conditions.length === 0 ? [] : [{ kind: 'labels', targetAudience: { groups: [{ conditions }] } }]),
      ...(visits === null ? [] : [{ kind: 'place', ...visits }]),
      ...(orderId === null ? [] : [{ kind: 'exposure', of: 'order', id: orderId, leastContacts: 1 }]),
    ],
  });
}

async function inventPacks(db: Db, cityCodes: readonly string[]) {
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'user_name', 'organisation_id'])
    .orderBy('user_name')
    .execute();
  const owners = tradeBuyers.flatMap(({ userName, scope }) => {
    const user = users.find((candidate) => candidate.user_name === userName);
    if (user === undefined) return [];
    const cities = scope.regionCodes.includes(allRegions) ? null : scope.regionCodes;
    return [{ ownerId: user.id, organisationId: user.organisation_id, cityCodes: cities }];
  });
  const orders = await db
    .selectFrom('media_order as orders')
    .select(['order_id as orderId', 'organisation_id as organisationId', 'name', 'city_codes as cityCodes'])
    .where('is_sample', '=', true)
    .where((order) =>
      order.exists(
        order
          .selectFrom('media_order_item as item')
          .select('item.item_id')
          .whereRef('item.order_id', '=', 'orders.order_id')
          .where('item.line_id', 'is not', null)
          .where('item.city_code', 'in', [...cityCodes]),
      ),
    )
    .orderBy('order_no')
    .limit(60)
    .execute();
  const names = new Map(orders.map(({ orderId, name }) => [orderId, name]));
  const packs = demoPacks({ seed: 1, packs: packCount - 2, owners, cityCodes, orders });
  const [first] = packs;
  const failing = first === undefined ? [] : [{ ...first, name: '56岁以上新能源学生', rule: tooFew }];
  return { names, packs: [...packs, ...failing] };
}

/** Where packs lie: two of three in a folder. */
const folders = ['品牌常用', '会员运营', '新品上市'] as const;
/** Last days of some packs; the first of them is over. */
const lastDays = ['2026-06-30', '2027-12-31', '2028-06-30'] as const;

/** Nobody to speak of: so few that their pack is refused. */
const tooFew: DemoPackRule = {
  labels: [[116], [135], [521], [303]],
  without: [],
  visits: null,
  orderId: null,
};

const listName = '会员名单（演示）.csv';

/** A list of members as a firm might upload it: every ninth person of the panel, and the same number of unknown ids. */
async function memberList(db: Db, cityCode: string) {
  const panel = await hashedPanel(db, cityCode);
  const members = Array.from({ length: Math.floor(panel.persons / 9) }, (_, n) => n * 9);
  const ids = members.flatMap((person) => [
    idHash(personIds(cityCode, person)[0]),
    idHash(`演示会员 ${cityCode} ${person}`),
  ]);
  const byHash = await personsByHash(panel, ['sha256']);
  const persons = new Set(ids.flatMap((id) => byHash.get(id) ?? []));
  return { panel, found: { fileName: listName, ids: ids.length, matched: persons.size, persons } };
}

async function insertUploaded(
  transaction: DbOrTransaction,
  { ownerId, organisationId }: { readonly ownerId: string; readonly organisationId: string },
  { panel, found }: Awaited<ReturnType<typeof memberList>>,
  now: Date,
): Promise<string> {
  const owner = { userId: ownerId, organisationId };
  const uploadId = await keepUpload(transaction, owner, panel, found, now);
  const rule = packRule.parse({ parts: [{ kind: 'upload', uploadId }] });
  const summary = ruleSentence(rule, new Map([[uploadId, listName]]));
  const pack = { name: '会员名单', cityCodes: [panel.cityCode], rule, summary, isSample: true };
  return certain(await insertPack(transaction, owner, pack, now), 'pack just inserted').pack_id;
}

/**
 * Saved audiences of the demonstration's firms, computed by the job at work, or by one in the background. Does nothing
 * where there are some.
 */
export async function seedPacks(context: Context, control?: JobControl): Promise<void> {
  const { db, jobs, now } = context;
  const present = await db
    .selectFrom('crowd_pack')
    .select('pack_id')
    .where('is_sample', '=', true)
    .limit(1)
    .executeTakeFirst();
  const cityCodes = await deepCityCodes(db);
  if (present !== undefined || cityCodes.length === 0) return;
  const { names, packs } = await inventPacks(db, cityCodes);
  if (packs.length === 0) return;
  const packIds: string[] = [];
  const upload = await memberList(db, cityCodes[0]);
  await db.transaction().execute(async (transaction) => {
    for (const [n, { ownerId, organisationId, name, cityCodes: cities, rule: asked }] of packs.entries()) {
      const rule = ruleOf(asked);
      const place = {
        folder: folders.at(n % (folders.length + 1)) ?? null,
        validUntil: lastDays.at(n % 9) ?? null,
      };
      const owner = { userId: ownerId, organisationId };
      const pack = {
        name,
        cityCodes: cities,
        rule,
        summary: ruleSentence(rule, names),
        isSample: true,
        ...place,
      };
      packIds.push(certain(await insertPack(transaction, owner, pack, now()), 'pack just inserted').pack_id);
    }
    packIds.push(await insertUploaded(transaction, packs[0], upload, now()));
    const job: PackSetJob = { packIds };
    const jobId = control?.jobId ?? (await jobs.enqueue(packSetJobKind, packs[0].ownerId, job, transaction));
    for (const packId of packIds) await setPackJob(transaction, packId, jobId);
  });
  if (control) await computePackSet(context, { packIds }, control);
}
