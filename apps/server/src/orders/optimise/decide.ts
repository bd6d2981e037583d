import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Opportunity } from '@ooh/contract/domain/opportunity';
import { opportunityKindNames, opportunityStateNames } from '@ooh/contract/domain/opportunity-names';
import type { ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { jsonb, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { acceptMakeGood } from '../monitoring/accept-make-good.ts';
import { grantedOrder } from '../order/order-store.ts';
import type { RecordEntry } from '../../platform/audit/entry-recorder.ts';
import { packOfSeldomMet } from './adopt-retarget.ts';
import { changeRunningOrder } from './change-running-order.ts';
import { freeSlotsOfUnits, UnitsTaken } from './free-change.ts';
import { draftNextOrder } from './next-order.ts';
import {
  adoptRefusal,
  grantedOpportunity,
  presentOpportunity,
  type StoredOpportunity,
} from './opportunity-store.ts';
import { queueScan } from './scan-job.ts';

type Input = ParsedInput<'v1/optimise/decide'>;

/** Where a decision comes from, for the audit log. */
interface Caller {
  readonly address: string;
  readonly requestId: string;
}

/** States from which each decision can be taken. */
const decidable: Readonly<Record<Input['decision'], readonly Opportunity['state'][]>> = {
  adopt: ['open'],
  ignore: ['open'],
  reopen: ['ignored', 'lapsed'],
};
const decisionNames: Readonly<Record<Input['decision'], string>> = {
  adopt: '采纳',
  ignore: '忽略',
  reopen: '重新打开',
};

function assertDecidable(row: StoredOpportunity, { decision, version }: Input): void {
  if (row.version !== version) throw new AppError('conflict', '该机会已更新，请查看最新内容后再处理');
  if (!decidable[decision].includes(row.state))
    throw new AppError(
      'refused',
      `机会处于「${opportunityStateNames[row.state]}」，不能${decisionNames[decision]}`,
    );
}

type Adopted = Pick<StoredOpportunity, 'finding' | 'result_order_id' | 'result_pack_id' | 'make_good_id'>;

const nothing = { result_order_id: null, result_pack_id: null, make_good_id: null };

/** Accepts the make-good of a city in the name of the user; the proposal must still be the one that was shown. */
async function adoptMakeGood(
  context: Context,
  user: SignedInUser,
  row: StoredOpportunity,
  { reason }: Input,
  caller: Caller,
): Promise<Adopted> {
  const items = row.finding.in.map((unit) => ({
    itemId: certain(unit.itemId, 'item of a changed unit'),
    units: unit.units,
    fromDate: unit.fromDate,
    toDate: unit.toDate,
  }));
  const { order_id: orderId, city_code: cityCode } = row;
  try {
    const note = reason === '' ? '采纳优化建议' : reason;
    const accepted = await acceptMakeGood(context, user, { orderId, cityCode, items, note }, caller);
    return { ...nothing, finding: row.finding, make_good_id: accepted.makeGoodId };
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') throw new UnitsTaken();
    throw error;
  }
}

/** Changes the running order itself, or drafts the next one. */
async function adoptChange(
  transaction: DbOrTransaction,
  user: SignedInUser,
  row: StoredOpportunity,
  { reason }: Input,
  pack: { readonly packId: string; readonly packNo: string } | null,
  now: Date,
): Promise<Adopted> {
  const { finding, kind } = row;
  const order = await grantedOrder(transaction, user, row.order_id, { locks: true });
  if (finding.action === 'order-change') {
    if (reason === '')
      throw new AppError('invalid', '投放中的订单改动须经客户确认：请在说明中填写确认人与方式');
    if (order.state !== 'running') throw new UnitsTaken();
    const note = `优化建议「${opportunityKindNames[kind]}」，客户确认：${reason}`;
    const changed = await changeRunningOrder(transaction, user, order, { finding, note }, now);
    return { ...nothing, finding: changed };
  }
  await freeSlotsOfUnits(transaction, order, finding.in, now);
  const alone = pack && { remark: `对人群包 ${pack.packNo} 的再触达。` };
  const draft = await draftNextOrder(transaction, user, order, { finding, ...(alone && { alone }) }, now);
  return { ...nothing, finding, result_order_id: draft.order_id, result_pack_id: pack?.packId ?? null };
}

const stateAfter = { adopt: 'adopted', ignore: 'ignored', reopen: 'open' } as const;

async function writeDecision(
  transaction: DbOrTransaction,
  user: SignedInUser,
  row: StoredOpportunity,
  input: Input,
  adopted: Adopted | null,
  now: Date,
): Promise<void> {
  const isReopened = input.decision === 'reopen';
  const { numUpdatedRows } = await transaction
    .updateTable('opportunity')
    .set({
      state: stateAfter[input.decision],
      reason_code:
        input.decision === 'ignore' ? certain(input.reasonCode, 'reason of an ignored opportunity') : null,
      reason: isReopened ? '' : input.reason,
      decided_by: isReopened ? null : user.userId,
      decided_at: isReopened ? null : now,
      version: row.version + 1,
      ...(adopted && {
        finding: jsonb(adopted.finding),
        result_order_id: adopted.result_order_id,
        result_pack_id: adopted.result_pack_id,
        make_good_id: adopted.make_good_id,
      }),
    })
    .where('opportunity_id', '=', row.opportunity_id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('conflict', '该机会已更新，请查看最新内容后再处理');
}

/** What is taken is out of date: it lapses, and its order is looked through again. */
async function lapse(context: Context, user: SignedInUser, row: StoredOpportunity): Promise<void> {
  await context.db
    .updateTable('opportunity')
    .set({ state: 'lapsed', version: row.version + 1 })
    .where('opportunity_id', '=', row.opportunity_id)
    .where('version', '=', row.version)
    .execute();
  await queueScan(context, user.userId, row.order_id);
}

/** Adopts an opportunity, which changes its order, ignores it with a reason, or opens it again. */
export async function decideOpportunity(
  context: Context,
  user: SignedInUser,
  input: Input,
  caller: Caller,
): Promise<Opportunity> {
  const row = await grantedOpportunity(context.db, user, input.opportunityId);
  assertDecidable(row, input);
  const now = context.now();
  const isAdopted = input.decision === 'adopt';
  if (isAdopted) {
    const refusal = adoptRefusal(user, row);
    if (refusal !== null) throw new AppError('refused', refusal);
    if (row.expires_on !== null && row.expires_on < chinaDate(now))
      throw new AppError('refused', `已过采纳期限（${row.expires_on}）`);
  }
  try {
    // A make-good writes in a transaction of its own.
    const made =
      isAdopted && row.finding.action === 'make-good'
        ? await adoptMakeGood(context, user, row, input, caller)
        : null;
    const record: RecordEntry = (detail, transaction) =>
      context.audit.record({ ...caller, action: 'pack.create', actor: user, detail }, transaction);
    const isRetarget = isAdopted && row.kind === 'retarget';
    const pack = isRetarget ? await packOfSeldomMet(context, { user, record }, row) : null;
    await context.db.transaction().execute(async (transaction) => {
      const adopted =
        isAdopted && made === null ? await adoptChange(transaction, user, row, input, pack, now) : made;
      await writeDecision(transaction, user, row, input, adopted, now);
      const { decision, reasonCode = null } = input;
      const { opportunity_id: opportunityId, order_id: orderId, kind } = row;
      const detail = { opportunityId, orderId, kind, decision, reasonCode };
      await context.audit.record({ ...caller, action: 'optimise.decide', actor: user, detail }, transaction);
    });
  } catch (error) {
    if (error instanceof UnitsTaken) await lapse(context, user, row);
    throw error;
  }
  const decided = await grantedOpportunity(context.db, user, input.opportunityId);
  return presentOpportunity(context, user, decided);
}
