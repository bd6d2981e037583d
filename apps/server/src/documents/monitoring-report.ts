import { exceptionStates, postingStateNames, shotNames } from '@ooh/contract/domain/order-names';
import { chinaDate, chinaTime } from '@ooh/contract/domain/china-time';
import type { PhotoDoubt } from '@ooh/contract/domain/monitoring';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import type { PostingCounts } from '@ooh/contract/domain/effect';
import { exactMoney } from '@ooh/report/deck-pages';
import {
  type MonitoredCounts,
  type MonitoredPhoto,
  type MonitoringDocument,
} from '@ooh/report/monitoring-document';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { dayNumber } from '../reference/calendar/flight-days.ts';
import type { Context } from '../context.ts';
import { grantedEffectOrder } from '../orders/effect/effect-order.ts';
import { countPostings } from '../orders/effect/unit-days.ts';
import { presentPhoto, readPhotos } from '../orders/monitoring/photo-store.ts';
import { readPostings, type PostingRecord } from '../orders/monitoring/posting-query.ts';
import { lossOf, openDoubts, presentPosting } from '../orders/monitoring/posting-row.ts';
import type { StoredOrder } from '../orders/order/order-store.ts';
import { cityName } from '../reference/region/regions.ts';
import { AppError } from '../platform/http/app-error.ts';
import { orderDocument, type DocumentFilter } from './order-document.ts';
import { readPictures, type StoredPhoto } from './photo-pictures.ts';
import { sendDeck } from './send-deck.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';

const verdictNames = { unchecked: '待审核', accepted: '合格', rejected: '退回' } as const;
const doubtNames: Record<PhotoDoubt, string> = {
  'no-time': '无拍摄时间',
  'no-place': '无定位',
  'far-away': '定位偏差过大',
  'outside-flight': '不在刊期内',
  duplicate: '重复照片',
};

const maxPostings = 5000;
const maxListed = 600;

type Photos = readonly StoredPhoto[];

export const minuteOf = (moment: Date): string => chinaTime(moment).slice(0, 16).replace('T', ' ');

async function shownPhotos(context: Context, photos: Photos): Promise<MonitoredPhoto[]> {
  const shown: MonitoredPhoto[] = [];
  for (const { photo, picture } of await readPictures(context, photos)) {
    const { shot, verdict, doubts, offsetMeters } = presentPhoto(photo);
    const taken = photo.taken_at === null ? '时间不详' : minuteOf(photo.taken_at);
    const offset = offsetMeters === null ? '—' : offsetMeters.toFixed(1);
    const unit = `${photo.unit_name} #${photo.unit_no}`;
    shown.push({
      picture,
      caption: `${unit} · ${shotNames[shot]} · ${taken} · 偏差 ${offset} 米 · ${verdictNames[verdict]}`,
      record: [
        unit,
        shotNames[shot],
        taken,
        photo.lng === null || photo.lat === null ? '—' : `${photo.lng.toFixed(5)}, ${photo.lat.toFixed(5)}`,
        offset,
        verdictNames[verdict],
        doubts.map((doubt) => doubtNames[doubt]).join('、') || '—',
        photo.sha256.slice(0, 16),
      ],
    });
  }
  return shown;
}

export const monitored = (counts: PostingCounts): MonitoredCounts => ({
  plannedUnits: counts.plannedUnits,
  dueUnits: counts.dueUnits,
  postedUnits: counts.postedUnits,
  onTimeUnits: counts.onTimeUnits,
  exceptions: exceptionStates.reduce((sum, state) => sum + counts.byState[state], 0),
  madeGood: counts.byState['made-good'],
});

/** 量: is as much up as was bought? 物料: is it the right picture? 环境: is it whole and lit? */
function questionsOf(counts: PostingCounts, photos: Photos): MonitoringDocument['questions'] {
  const { byState } = counts;
  const dark = photos.filter((photo) => photo.is_lit === false).length;
  const rejected = photos.filter((photo) => photo.verdict === 'rejected').length;
  return [
    [
      '量：数量与刊期够不够',
      `计划 ${counts.plannedUnits}，已上刊 ${counts.postedUnits}；漏刊 ${byState.missing}，晚刊 ${byState.late}，已补 ${byState['made-good']}`,
      '执行登记逐单元核对',
    ],
    ['物料：画面对不对', `错刊 ${byState.wrong}；退回照片 ${rejected} 张`, '物料版本登记与照片审核'],
    [
      '环境：位置与亮灯是否正常',
      `破损 ${byState.damaged}；不亮灯照片 ${dark} 张`,
      '照片定位、亮灯登记与破损登记',
    ],
  ];
}

function postingRows(postings: readonly PostingRecord[]): string[][] {
  return postings.slice(0, maxListed).map((posting) => {
    const row = presentPosting(posting);
    return [
      row.cityName,
      `${row.unitName} #${row.unitNo}${row.isMakeGood ? '（补刊）' : ''}`,
      row.plannedFrom,
      row.postedOn ?? '—',
      row.daysLate === null ? '—' : String(row.daysLate),
      postingStateNames[row.state],
      row.creative ?? '—',
      `${row.acceptedPhotos}/${row.photos}`,
      row.worstOffsetMeters === null ? '—' : row.worstOffsetMeters.toFixed(1),
    ];
  });
}

/** What is not as booked, the dearest first: the rows of the exceptions screen. */
function exceptionsOf(postings: readonly PostingRecord[], today: number) {
  const found = postings.flatMap((posting) => {
    const doubts = openDoubts(posting);
    const isFailed = exceptionStates.some((state) => state === posting.state);
    const isOpen = isFailed || (doubts.length > 0 && posting.state !== 'pending');
    return isOpen ? [{ posting, doubts, ...lossOf(posting, today) }] : [];
  });
  found.sort((a, b) => b.lostNetFen - a.lostNetFen || b.doubts.length - a.doubts.length);
  return {
    lostNetFen: found.reduce((sum, row) => sum + row.lostNetFen, 0),
    rows: found
      .slice(0, maxListed)
      .map(({ posting, doubts, lostUnitDays, lostNetFen }) => [
        cityName(posting.city_code),
        `${posting.unit_name} #${posting.unit_no}`,
        postingStateNames[posting.state],
        String(lostUnitDays),
        exactMoney(lostNetFen),
        doubts.map((doubt) => doubtNames[doubt]).join('、') || '—',
      ]),
  };
}

function makeGoodsOf(postings: readonly PostingRecord[]): string[][] {
  const byId = new Map(postings.map((posting) => [posting.posting_id, posting]));
  return postings.flatMap((posting) => {
    if (posting.make_good_of === null) return [];
    const original = byId.get(posting.make_good_of);
    const until = posting.taken_down_on ?? posting.planned_to;
    const added = original === undefined ? null : dayNumber(until) - dayNumber(original.planned_to);
    return [
      [
        original === undefined ? '—' : `${original.unit_name} #${original.unit_no}`,
        original === undefined ? '—' : postingStateNames[original.state],
        `${posting.unit_name} #${posting.unit_no}`,
        posting.posted_on ?? posting.planned_from,
        until,
        added === null ? '—' : String(Math.max(0, added)),
      ],
    ];
  });
}

/** 监播报告 of an order: the counts of its board, its exceptions, make-goods, postings and photos. */
export async function sendMonitoringReport(
  context: Context,
  request: WorkbookRequest,
  order: StoredOrder,
  filter: DocumentFilter,
): Promise<FileAnswer> {
  const { user } = request;
  const { order_id: orderId } = order;
  const { document } = await orderDocument(context, request, order, filter);
  const { header, filters } = document;
  const effect = await grantedEffectOrder(context, user, orderPatternGroup, orderId);
  const items = effect.items.filter(
    ({ cityCode, mediumId }) =>
      (filter.cityCode === undefined || cityCode === filter.cityCode) &&
      (filter.mediumId === undefined || mediumId === filter.mediumId),
  );
  const postings = await readPostings(
    context.db,
    user,
    { orderId, ...filter },
    { limit: maxPostings, offset: 0 },
  );
  if (postings.length === 0) throw new AppError('refused', '订单还没有监测登记，无法出具监播报告');
  const known = new Set(postings.map((posting) => posting.posting_id));
  const all = await readPhotos(context.db, user, { orderId });
  const photos = all.filter((photo) => known.has(photo.posting_id));
  const counts = countPostings(items, effect.today);
  const exceptions = exceptionsOf(postings, effect.today);
  const shown = await shownPhotos(context, photos);
  const bytes = await context.documents.write('monitoringDeck', {
    header,
    filters,
    asOf: chinaDate(context.now()),
    counts: monitored(counts),
    reviewedPhotos: photos.filter((photo) => photo.verdict !== 'unchecked').length,
    acceptedPhotos: photos.filter((photo) => photo.verdict === 'accepted').length,
    cities: [...Map.groupBy(items, (item) => item.cityCode)].map(([code, own]) => ({
      name: cityName(code),
      counts: monitored(countPostings(own, effect.today)),
    })),
    questions: questionsOf(counts, photos),
    postings: postingRows(postings),
    exceptions: exceptions.rows,
    lostNetFen: exceptions.lostNetFen,
    makeGoods: makeGoodsOf(postings),
    photos: shown,
    leftOutPhotos: photos.length - shown.length,
  });
  return sendDeck(request, header, {
    name: '监播报告',
    detail: { orderId, ...filter, postings: postings.length, photos: shown.length },
    bytes,
  });
}
