import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PostingState } from '@ooh/contract/domain/order';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import { readDay } from '../../city-data/imports/schema/read-day.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { markProblem, statedState, type MarkedPosting } from './mark-posting.ts';
import { readPostings, type PostingFilter, type PostingRecord } from './posting-query.ts';

/** The columns of the monitoring table that leaves the product, so that it comes back edited. */
export const postingFields = [
  importField('orderNo', '订单编号', '订单号 合同号 orderno order', {
    isRequired: true,
    example: 'DD2611210001',
  }),
  importField('unitName', '点位/线路', '点位 线路 点位名称 线路名称 媒体名称 unit', {
    isRequired: true,
    example: '科苑路候车亭',
  }),
  importField('unitNo', '序号', '单位序号 面号 车号 no unitno', { example: '1' }),
  importField('plannedFrom', '计划上刊', '计划上刊日 计划开始 plannedfrom'),
  importField('state', '状态', '上刊状态 监测结论 结论 异常类型 state status', { example: '已上刊' }),
  importField('postedOn', '实际上刊', '上刊日期 实际上刊日 postedon', { example: '2026-11-02' }),
  importField('takenDownOn', '实际下刊', '下刊日期 实际下刊日 takendownon'),
  importField('creative', '画面版本', '画面 版本 creative'),
  importField('isMakeGood', '补刊', '是否补刊 makegood'),
  importField('note', '说明', '备注 note remark'),
];

const stateLabels: ReadonlyMap<string, PostingState> = new Map([
  ['待上刊', 'pending'],
  ['已上刊', 'posted'],
  ['正常', 'posted'],
  ['合格', 'posted'],
  ['晚刊', 'late'],
  ['错刊', 'wrong'],
  ['漏刊', 'missing'],
  ['破损', 'damaged'],
  ['不亮', 'damaged'],
  ['遮挡', 'damaged'],
  ['已补', 'made-good'],
]);

export interface PostingChange extends MarkedPosting {
  readonly posting: PostingRecord;
  readonly creative: string | null;
  readonly note: string | null;
}

function daysOf(cells: RowCells) {
  const read = (field: string) => {
    const day = readDay(cells.text(field));
    if (day === undefined) cells.refuse(field, '应为 YYYY-MM-DD 的日期');
    return day;
  };
  const [postedOn, takenDownOn, plannedFrom] = [read('postedOn'), read('takenDownOn'), read('plannedFrom')];
  return postedOn === undefined || takenDownOn === undefined || plannedFrom === undefined
    ? null
    : { postedOn, takenDownOn, plannedFrom };
}

type Found = ReadonlyMap<string, PostingRecord[]>;

interface Known {
  readonly found: Found;
  readonly today: string;
}

const keyOf = (orderNo: string, unitName: string, unitNo: number, isMakeGood: boolean) =>
  JSON.stringify([orderNo, unitName, unitNo, isMakeGood]);

/** The posting that a row speaks of, or why there is none. */
function postingOf(cells: RowCells, found: Found, plannedFrom: string | null): PostingRecord | null {
  const orderNo = cells.requiredText('orderNo', 40);
  const unitName = cells.requiredText('unitName', 200);
  const unitNo =
    cells.text('unitNo') === '' ? 1 : cells.requiredNumber('unitNo', { least: 1, most: 1000, isWhole: true });
  if (orderNo === null || unitName === null || unitNo === null) return null;
  const isMakeGood = /^(是|补刊|y|yes|true|1)$/i.test(cells.text('isMakeGood'));
  const all = found.get(keyOf(orderNo, unitName, unitNo, isMakeGood)) ?? [];
  const own = plannedFrom === null ? all : all.filter((one) => one.planned_from === plannedFrom);
  if (own.length === 1) return own[0];
  return own.length === 0
    ? cells.refuse('unitName', '没有此订单的此点位与序号，或不在您的权限内；没有上刊记录的请先发起监测')
    : cells.refuse('unitName', '订单中有多个同名点位，请填写计划上刊日期');
}

/** What a row says of its posting; null, and said why, where it can be of none. */
function readRow(cells: RowCells, { found, today }: Known): PostingChange | null {
  const days = daysOf(cells);
  if (days === null) return null;
  const { postedOn, takenDownOn, plannedFrom } = days;
  const posting = postingOf(cells, found, plannedFrom);
  if (posting === null) return null;
  const word = cells.text('state');
  const state = word === '' ? (postedOn === null ? undefined : 'posted') : stateLabels.get(word);
  if (state === undefined)
    return cells.refuse('state', `应为 ${[...stateLabels.keys()].join('、')} 之一，或填写实际上刊日期`);
  const marked = { state, postedOn: postedOn ?? keptDay(posting, state), takenDownOn };
  const known = { plannedFrom: posting.planned_from, isMakeGood: posting.make_good_of !== null };
  const problem = markProblem(marked, known, today);
  if (problem !== null) return cells.refuse('state', problem);
  return {
    ...marked,
    state: statedState(marked, posting.planned_from),
    posting,
    creative: cells.optionalText('creative', 60) ?? posting.creative,
    note: cells.optionalText('note', 200) ?? posting.note,
  };
}

/** A monitoring list says what was found, not when it was posted: the day that is held stays. */
const keptDay = (posting: PostingRecord, state: PostingState) =>
  state === 'pending' || state === 'missing' ? null : posting.posted_on;

/** Whether a row says anything new. */
export const isChanged = ({ posting, ...change }: PostingChange) =>
  change.state !== posting.state ||
  change.postedOn !== posting.posted_on ||
  change.takenDownOn !== posting.taken_down_on ||
  change.creative !== posting.creative ||
  change.note !== posting.note;

const maxPostings = 200_000;

/** Reads the rows of one list. */
export interface PostingReader {
  /** What a row says; a posting that comes twice is refused the second time. */
  read(cells: RowCells): PostingChange | null;
  /** The posting whose record a row takes back. */
  readRemoval(cells: RowCells): PostingRecord | null;
  /** The posting as it was before anybody reported of it. */
  unreported(postingId: string): PostingChange;
}

const nothingReported = {
  state: 'pending',
  postedOn: null,
  takenDownOn: null,
  creative: null,
  note: null,
} as const;

/** A reader of lists about the postings that a user may see. */
export async function postingReader(
  db: DbOrTransaction,
  user: SignedInUser,
  filter: Pick<PostingFilter, 'cityCode'>,
  now: Date,
): Promise<PostingReader> {
  const postings = await readPostings(db, user, filter, { limit: maxPostings, offset: 0 });
  const found = Map.groupBy(postings, (one) =>
    keyOf(one.order_no, one.unit_name, one.unit_no, one.make_good_of !== null),
  );
  const byId = new Map(postings.map((one) => [one.posting_id, one]));
  const seen = new Set<string>();
  const known = { found, today: chinaDate(now) };
  return {
    read(cells) {
      const change = readRow(cells, known);
      if (change === null) return null;
      if (seen.has(change.posting.posting_id)) return cells.refuse('unitName', '同一点位在文件中出现了两次');
      seen.add(change.posting.posting_id);
      return change;
    },
    readRemoval(cells) {
      const days = daysOf(cells);
      return days && postingOf(cells, found, days.plannedFrom);
    },
    unreported: (postingId) => ({
      ...nothingReported,
      posting: certain(byId.get(postingId), 'posting', postingId),
    }),
  };
}
