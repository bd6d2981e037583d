import type { PackRule, PackRulePart } from '@ooh/contract/domain/crowd-pack';
import { systemCrowdOf } from '@ooh/contract/domain/system-crowds';
import { ringFaultOf } from '@ooh/geo/drawn-ring';
import { isKnownLabel } from '../../reference/label/label-tree.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { findPlan } from '../plan/plan-store.ts';
import { seesOrganisation } from '../../access/plan-access.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { planGroupsOfPacks } from '../../access/pack-access.ts';
import { findPack, findUpload } from './pack-store.ts';
import type { RuleNames } from './rule-text.ts';

/** Larger than any city; a larger ring is a slip of the hand. */
const largestRingSquareMeters = 1e11;

type Named = readonly [id: string, name: string];

async function orderName(db: DbOrTransaction, user: SignedInUser, id: string): Promise<Named> {
  const order = isRowId(id)
    ? await db
        .selectFrom('media_order')
        .select(['name', 'organisation_id'])
        .where('order_id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (order === undefined || !seesOrganisation(user, order.organisation_id)) throw notFound('订单');
  return [id, order.name];
}

/** The names of what a condition refers to. Refuses an unknown and a foreign id alike. */
async function namesOf(
  db: DbOrTransaction,
  user: SignedInUser,
  part: PackRulePart,
): Promise<readonly Named[]> {
  switch (part.kind) {
    case 'labels':
    case 'place':
      return [];
    case 'near':
      return Promise.all(part.orderIds.map((id) => orderName(db, user, id)));
    case 'upload': {
      const upload = await findUpload(db, user, part.uploadId);
      if (upload === undefined) throw notFound('上传的人群');
      return [[part.uploadId, upload.file_name]];
    }
    case 'pack': {
      const crowd = systemCrowdOf(part.packId);
      if (crowd !== undefined) return [[part.packId, crowd.name]];
      const pack = await findPack(db, user, part.packId);
      if (pack === undefined) throw notFound('人群包');
      return [[part.packId, pack.name]];
    }
    case 'exposure': {
      if (part.of === 'order') return [await orderName(db, user, part.id)];
      const plan = await findPlan(db, user, part.id, planGroupsOfPacks);
      if (plan === undefined) throw notFound('方案');
      return [[part.id, plan.name]];
    }
  }
}

function assertValidPart(part: PackRulePart): void {
  if (part.kind === 'labels') {
    const labels = part.targetAudience.groups.flatMap(({ conditions }) =>
      conditions.flatMap(({ labelIds }) => labelIds),
    );
    const unknown = labels.filter((label) => !isKnownLabel(label));
    if (unknown.length > 0) throw new AppError('invalid', `人群标签 ${unknown.join('、')} 不存在`);
  }
  if (part.kind !== 'place') return;
  for (const ring of part.rings) {
    const fault = ringFaultOf(ring, { least: 0, most: largestRingSquareMeters });
    if (fault === 'crossing') throw new AppError('invalid', '围栏自相交或不成面，请重新绘制');
    if (fault !== null) throw new AppError('invalid', '围栏面积过大，请缩小后再试');
  }
}

/** Refuses a rule that cannot be computed for this user; else the names of what it refers to. */
export async function checkRule(db: DbOrTransaction, user: SignedInUser, rule: PackRule): Promise<RuleNames> {
  rule.parts.forEach(assertValidPart);
  const names = new Map<string, string>();
  for (const part of rule.parts) {
    for (const named of await namesOf(db, user, part)) names.set(...named);
  }
  return names;
}
