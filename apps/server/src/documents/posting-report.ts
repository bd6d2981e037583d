import { chinaDate } from '@ooh/contract/domain/china-time';
import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { postingReportRefusal } from '@ooh/contract/domain/order-document-states';
import { exceptionStates, postingStateNames, shotNames } from '@ooh/contract/domain/order-names';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import {
  noPhoto,
  postingRules,
  type PostedPart,
  type PostedRow,
  type PostingReport,
} from '@ooh/report/posting-report';
import type { Context } from '../context.ts';
import { grantedEffectOrder, type EffectOrderItem } from '../orders/effect/effect-order.ts';
import { countPostings, isShowing } from '../orders/effect/unit-days.ts';
import { readPhotos } from '../orders/monitoring/photo-store.ts';
import { readPostings, type PostingRecord } from '../orders/monitoring/posting-query.ts';
import { presentPosting } from '../orders/monitoring/posting-row.ts';
import { grantedOrder } from '../orders/order/order-store.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { sendTable } from '../platform/document/send-table.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { cityName } from '../reference/region/regions.ts';
import { minuteOf, monitored } from './monitoring-report.ts';
import { orderDocument, type DocumentFilter, type OrderDocument } from './order-document.ts';
import { readPictures, type StoredPhoto } from './photo-pictures.ts';
import { sendDeck } from './send-deck.ts';

const maxPostings = 50_000;

const takenAt = ({ taken_at }: StoredPhoto): string => (taken_at === null ? '时间不详' : minuteOf(taken_at));
const placeOfPhoto = ({ lng, lat }: StoredPhoto): string =>
  lng === null || lat === null ? '无定位' : `${lng.toFixed(5)}, ${lat.toFixed(5)}`;

/** Where the units of every item are: the address of a face, the ends of a line. */
function placesOf({ items, faces, places }: OrderDocument): Map<string, string> {
  return new Map(
    items.map((item) => {
      const line = places.get(item.line_id ?? '');
      const face = faces.get(item.face_id ?? '');
      const place =
        line === undefined ? (face?.address ?? face?.districtName) : `${line.fromStop} — ${line.toStop}`;
      return [item.item_id, place ?? '—'];
    }),
  );
}

/** The newest accepted photo of every unit before further ones. */
function inTurn(photos: readonly StoredPhoto[]): StoredPhoto[] {
  const first = new Map<string, StoredPhoto>();
  for (const photo of photos) if (!first.has(photo.posting_id)) first.set(photo.posting_id, photo);
  const newest = new Set(first.values());
  return [...newest, ...photos.filter((photo) => !newest.has(photo))];
}

/** Of an exception, what became of it. */
function handlingOf(posting: PostingRecord, madeGood: ReadonlyMap<string, boolean>): string {
  if (!exceptionStates.some((state) => state === posting.state)) return '';
  if (posting.state === 'late') return '已上刊';
  const isDone = madeGood.get(posting.posting_id);
  return isDone === undefined ? '处理中' : isDone ? '已补刊' : '已安排补刊';
}

function rowsOf(
  postings: readonly PostingRecord[],
  photosOf: ReadonlyMap<string, readonly StoredPhoto[]>,
  places: ReadonlyMap<string, string>,
): PostedRow[] {
  const madeGood = new Map<string, boolean>();
  for (const { make_good_of: of, state } of postings)
    if (of !== null) madeGood.set(of, madeGood.get(of) === true || state === 'made-good');
  return postings.map((posting) => {
    const row = presentPosting(posting);
    const photos = photosOf.get(posting.posting_id) ?? [];
    return {
      cityName: row.cityName,
      mediumName: row.mediumName,
      unitName: `${row.unitName} #${row.unitNo}${row.isMakeGood ? '（补刊）' : ''}`,
      place: places.get(posting.item_id) ?? '—',
      plannedFrom: row.plannedFrom,
      postedOn: row.postedOn,
      daysLate: row.daysLate,
      state: postingStateNames[row.state],
      isException: exceptionStates.some((state) => state === row.state),
      handling: handlingOf(posting, madeGood),
      photos: photos.length,
      photo: photos.length === 0 ? null : { takenAt: takenAt(photos[0]), place: placeOfPhoto(photos[0]) },
    };
  });
}

/** Counts of every city and medium; a make-good of another medium counts for the unit that it makes good. */
function partsOf(
  { items }: OrderDocument,
  effectItems: readonly EffectOrderItem[],
  rows: readonly PostedRow[],
  postings: readonly PostingRecord[],
  today: number,
): PostedPart[] {
  const names = new Map(items.map((item) => [`${item.city_code} ${item.medium_id}`, item.medium_name]));
  const rowsOfPair = Map.groupBy(
    rows.map((row, i) => ({ row, posting: postings[i] })),
    ({ posting }) => `${posting.city_code} ${posting.medium_id}`,
  );
  return [...names].map(([pair, mediumName]) => {
    const own = rowsOfPair.get(pair) ?? [];
    const counted = effectItems.map((item) =>
      `${item.cityCode} ${item.mediumId}` === pair ? item : { ...item, quantity: 0 },
    );
    const days = own
      .flatMap(({ posting }) => (isShowing(posting.state) ? (posting.posted_on ?? []) : []))
      .sort();
    return {
      cityName: cityName(pair.split(' ')[0]),
      mediumName,
      counts: monitored(countPostings(counted, today)),
      postedOn: days.length === 0 ? null : [days[0], days[days.length - 1]],
      unitsWithPhoto: own.filter(({ row }) => row.photo !== null).length,
    };
  });
}

interface Posted {
  readonly report: PostingReport;
  readonly photos: readonly StoredPhoto[];
  /** Where the unit of a photo stands in the list. */
  readonly placeOf: (photo: StoredPhoto) => number;
}

/** The report without its pictures, and the accepted photos of its units. */
async function reportOf(
  context: Context,
  request: WorkbookRequest,
  orderId: string,
  filter: DocumentFilter,
): Promise<Posted> {
  const { db, now } = context;
  const { user } = request;
  const order = await grantedOrder(db, user, orderId);
  const refusal = postingReportRefusal(order.state);
  if (refusal !== null) throw new AppError('refused', refusal);
  const [source, effect, postings, accepted] = await Promise.all([
    orderDocument(context, request, order, filter),
    grantedEffectOrder(context, user, orderPatternGroup, orderId),
    readPostings(db, user, { orderId, ...filter }, { limit: maxPostings, offset: 0 }),
    readPhotos(db, user, { orderId, verdict: 'accepted' }),
  ]);
  if (postings.length === 0) throw new AppError('refused', '订单还没有监测登记，无法出具上刊报告');
  const inDocument = new Map(source.items.map((item, at) => [item.item_id, at]));
  const placeOf = (posting: PostingRecord): number => inDocument.get(posting.item_id) ?? 0;
  postings.sort((a, b) => placeOf(a) - placeOf(b) || a.unit_no - b.unit_no);
  const known = new Map(postings.map((posting, at) => [posting.posting_id, at]));
  const photos = accepted.filter((photo) => known.has(photo.posting_id));
  const rows = rowsOf(
    postings,
    Map.groupBy(photos, (photo) => photo.posting_id),
    placesOf(source),
  );
  const items = effect.items.filter(({ itemId }) => inDocument.has(itemId));
  const report: PostingReport = {
    header: source.document.header,
    filters: source.document.filters,
    asOf: chinaDate(now()),
    counts: monitored(countPostings(items, effect.today)),
    parts: partsOf(source, items, rows, postings, effect.today),
    rows,
    photos: [],
    leftOutPhotos: 0,
  };
  return { report, photos, placeOf: (photo) => known.get(photo.posting_id) ?? 0 };
}

const columns: readonly MatchColumn[] = [
  { title: '城市', format: 'text', width: 10 },
  { title: '媒体', format: 'text', width: 14 },
  { title: '点位/线路', format: 'text', width: 28 },
  { title: '位置', format: 'text', width: 28 },
  { title: '计划上刊', format: 'date' },
  { title: '实际上刊', format: 'date' },
  { title: '差异天', format: 'integer', width: 8 },
  { title: '情况', format: 'text', width: 8 },
  { title: '处理', format: 'text', width: 12 },
  { title: '照片', format: 'text', width: 10 },
  { title: '拍摄时间', format: 'text', width: 18 },
  { title: '拍摄地点', format: 'text', width: 24 },
];

/** The units as a list. */
function sendList(context: Context, request: WorkbookRequest, report: PostingReport, detail: object) {
  const { header, filters, rows } = report;
  return sendTable(context, request, {
    title: '上刊清单',
    dataReleases: header.dataReleases,
    isDemo: header.demo,
    filters,
    methodLines: postingRules,
    columns,
    rows: rows.map((row) => [
      row.cityName,
      row.mediumName,
      row.unitName,
      row.place,
      row.plannedFrom,
      row.postedOn,
      row.daysLate,
      row.state,
      row.handling,
      row.photos === 0 ? noPhoto : `${row.photos} 张`,
      row.photo?.takenAt ?? '',
      row.photo?.place ?? '',
    ]),
    file: header,
    detail: { ...detail, format: 'xlsx', postings: rows.length },
  });
}

/** 上刊报告 of an order for its client, as pages with photos or as a list. */
export async function sendPostingReport(
  context: Context,
  request: WorkbookRequest,
  { orderId, format, ...filter }: ParsedInput<'v1/orders/posting-report'>,
): Promise<FileAnswer> {
  const { report, photos, placeOf } = await reportOf(context, request, orderId, filter);
  const detail = { orderId, ...filter };
  if (format === 'xlsx') return sendList(context, request, report, detail);
  const shown = await readPictures(context, inTurn(photos));
  shown.sort((a, b) => placeOf(a.photo) - placeOf(b.photo));
  const pages: PostingReport = {
    ...report,
    photos: shown.map(({ photo, picture }) => ({
      picture,
      caption: `${cityName(photo.city_code)} ${photo.unit_name} #${photo.unit_no} · ${shotNames[photo.shot]} · ${takenAt(photo)} · ${placeOfPhoto(photo)}`,
    })),
    leftOutPhotos: photos.length - shown.length,
  };
  const bytes = await context.documents.write(
    format === 'pdf' ? 'postingReportPdf' : 'postingReportDeck',
    pages,
  );
  return sendDeck(request, report.header, {
    name: '上刊报告',
    format,
    detail: { ...detail, format, postings: report.rows.length, photos: shown.length },
    bytes,
  });
}
