import { greatRegionOf } from '@ooh/contract/domain/great-region';
import { movingMedia, type MovingMedia } from '@ooh/contract/domain/moving-media';
import { deckNames } from '@ooh/contract/domain/bus-names';
import { chinaTime } from '@ooh/contract/domain/china-time';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import type { DocumentLine, DocumentTerms, PlanDocument } from '@ooh/report/plan-document';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import { vehicleFormOf } from '../reference/bus-body/bus-forms.ts';
import type { Context } from '../context.ts';
import { labelName } from '../reference/label/label-tree.ts';
import { storedAmounts } from '../orders/order/item-amounts.ts';
import { readHolds, type ItemHold } from '../orders/order/item-holds.ts';
import { readOrderNames } from '../orders/order/list-orders.ts';
import {
  readFacePlaces,
  readLinePlaces,
  type FacePlace,
  type LinePlace,
} from '../orders/order/match-places.ts';
import type { OrderNames } from '../orders/order/present-order.ts';
import { readItems, type StoredItem, type StoredOrder } from '../orders/order/order-store.ts';
import { cityName, regionByCode } from '../reference/region/regions.ts';
import { AppError } from '../platform/http/app-error.ts';
import { calendarExceptions } from '../reference/calendar/calendar.ts';
import { planTerms } from './plan-terms.ts';
import { sendPlanFile } from './send-plan-file.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { watermarkOf } from '../platform/document/watermark.ts';

const holdNames = { intention: '意向', hold: '锁位', sold: '已售', released: '已释放' } as const;

const meters = (millimeters: number): string => (millimeters / 1000).toFixed(1);

function whereOf(item: StoredItem, face: FacePlace | undefined, line: LinePlace | undefined) {
  if (line !== undefined)
    return {
      fromStop: line.fromStop,
      toStop: line.toStop,
      spec: vehicleFormOf(item.medium_id, item.form_id)?.spec ?? '',
      lighting: null,
      dailyRiders: line.dailyRiders,
    };
  return {
    fromStop: face?.districtName ?? '—',
    toStop: face?.businessDistrictName ?? face?.address ?? '—',
    spec: face === undefined ? '' : `${meters(face.widthMillimeters)}×${meters(face.heightMillimeters)}`,
    lighting:
      face === undefined
        ? null
        : `${face.isLit ? '亮灯' : '不亮灯'}${face.spotSeconds === null ? '' : ` ${face.spotSeconds} 秒`}`,
    dailyRiders: null,
  };
}

/** What the schedule notes of an item. Lines are priced for one period all alike, faces each for their own. */
export function remarkOf(
  item: Pick<StoredItem, 'is_gift' | 'medium_id' | 'price_days'>,
  isPlaced: boolean,
  media: MovingMedia = movingMedia,
): string {
  const remarks = [
    ...(item.is_gift ? ['赠送'] : []),
    ...(media.isMoving(item.medium_id) ? [] : [`刊例周期 ${item.price_days} 天`]),
    ...(isPlaced ? [] : ['不在现行媒体数据中']),
  ];
  return remarks.join('；');
}

function documentLine(
  item: StoredItem,
  hold: ItemHold | undefined,
  faces: ReadonlyMap<string, FacePlace>,
  lines: ReadonlyMap<string, LinePlace>,
): DocumentLine {
  const face = faces.get(item.face_id ?? '');
  const line = lines.get(item.line_id ?? '');
  const state = hold?.state ?? null;
  return {
    regionName: greatRegionOf(item.city_code) ?? '',
    cityName: cityName(item.city_code),
    cityTier: regionByCode(item.city_code)?.tier ?? '其他',
    medium: item.medium_name,
    form: item.form_name,
    lineName: item.unit_name,
    lineLevel: item.level,
    ...whereOf(item, face, line),
    deck: item.deck === null ? '' : deckNames[item.deck],
    vehicles: item.quantity,
    unit: item.medium_unit,
    unitPriceFen: item.price_fen,
    priceDays: item.price_days,
    isExamplePrice: item.is_sample_price,
    days: item.days,
    discountBasisPoints: item.is_gift ? 0 : item.discount_permille * 10,
    bonusVehicles: 0,
    serviceRateBasisPoints,
    taxRateBasisPoints,
    amounts: storedAmounts(item),
    impressions: null,
    targetAudienceShare: null,
    holdState: state === null ? '未锁位' : holdNames[state],
    remark: remarkOf(item, face !== undefined || line !== undefined),
    flightSegments: [{ startDate: item.start_date, endDate: item.end_date }],
  };
}

/** The advertiser: its own organisation, or else the group or brand that an agency works for. */
const advertiserOf = (names: OrderNames): string =>
  names.organisation_kind === 'advertiser' ? names.organisation_name : (names.group_name ?? names.brand_name);

/** Numbers of the data releases in force behind the items of an order. */
/** The versions of the data that the items rest on: lines where lines are bought, positions where faces are. */
async function releasesOf(context: Pick<Context, 'db'>, items: readonly StoredItem[]) {
  const citiesWith = (of: (item: StoredItem) => boolean) => [
    ...new Set(items.filter(of).map((item) => item.city_code)),
  ];
  const citiesOf = {
    'bus-lines': citiesWith(({ line_id }) => line_id !== null),
    'media-positions': citiesWith(({ face_id }) => face_id !== null),
    'rate-card': citiesWith(() => true),
  } as const;
  return context.db
    .selectFrom('data_release')
    .select(['release_no', 'is_demo'])
    .where('state', '=', 'current')
    .where((release) =>
      release.or(
        (['bus-lines', 'media-positions', 'rate-card'] as const).map((kind) =>
          release.and([
            release('kind', '=', kind),
            release('city_code', '=', release.fn.any(release.val(citiesOf[kind]))),
          ]),
        ),
      ),
    )
    .orderBy('release_no')
    .execute();
}

/** Which items of the order a document is about; all that its reader may see when empty. */
export interface DocumentFilter {
  readonly cityCode?: string | undefined;
  readonly mediumId?: number | undefined;
}

/** An order as a document shows it, beside the items that stand in it. */
export interface OrderDocument {
  readonly document: PlanDocument;
  readonly items: readonly StoredItem[];
  readonly faces: ReadonlyMap<string, FacePlace>;
  readonly places: ReadonlyMap<string, LinePlace>;
}

/** The order's items that its reader may see and the filter leaves, in a document of their own sums. */
export async function orderDocument(
  context: Context,
  request: WorkbookRequest,
  order: StoredOrder,
  filter: DocumentFilter = {},
): Promise<OrderDocument> {
  const { db } = context;
  const { cityCode, mediumId } = filter;
  const visible = await readItems(db, request.user, [order.order_id]);
  if (visible.length === 0) throw new AppError('refused', '订单还没有媒体，无法出具文件');
  const items = visible.filter(
    (item) =>
      (cityCode === undefined || item.city_code === cityCode) &&
      (mediumId === undefined || item.medium_id === mediumId),
  );
  if (items.length === 0) throw new AppError('refused', '所选城市与媒体下没有媒体，无法出具文件');
  const [holds, faces, places, names, releases] = await Promise.all([
    readHolds(db, items, context.now()),
    readFacePlaces(db, items),
    readLinePlaces(db, items),
    readOrderNames(db, order.order_id),
    releasesOf(context, items),
  ]);
  const lines = items.map((item) => documentLine(item, holds.get(item.item_id), faces, places));
  const starts = items.map((item) => item.start_date).sort();
  const ends = items.map((item) => item.end_date).sort();
  const document: PlanDocument = {
    header: {
      clientName: advertiserOf(names),
      agencyName: request.user.organisationName,
      brandName: names.brand_name,
      projectName: order.name,
      planNumber: order.order_no,
      versionLabel: `V${order.version}`,
      issuedAt: chinaTime(context.now()),
      preparedBy: request.user.nickName,
      validUntil: null,
      watermarkText: watermarkOf(request.user),
      dataReleases: releases.map((release) => release.release_no),
      demo: order.is_sample || releases.some((release) => release.is_demo),
    },
    brief: {
      cities: [...new Set(items.map((item) => cityName(item.city_code)))],
      audienceSentence: sentenceOf(order.audience, labelName),
      flightStart: order.start_date,
      flightEnd: order.end_date,
      budgetFen: order.budget_fen,
    },
    lines,
    totals: {
      ...quotationTotals(lines.map((line) => line.amounts)),
      vehicles: lines.reduce((sum, line) => sum + line.vehicles, 0),
    },
    metrics: [],
    filters: [
      { label: '订单', value: `${order.order_no} ${order.name}` },
      { label: '城市', value: cityCode === undefined ? '全部' : cityName(cityCode) },
      { label: '媒体', value: mediumId === undefined ? '全部' : items[0].medium_name },
      { label: '范围', value: '导出人有权限的城市与媒体' },
    ],
    calendarExceptions: calendarExceptions(starts[0], ends[ends.length - 1]),
    terms: orderTerms(
      planTerms(
        request.user.organisationName,
        items.every((item) => movingMedia.isMoving(item.medium_id)) ? 'vehicles' : 'items',
      ),
      order,
    ),
  };
  return { document, items, faces, places };
}

/** Services beside the media are named in the notes; no sum of media contains them. */
function orderTerms(terms: DocumentTerms, order: StoredOrder): DocumentTerms {
  if (order.services.length === 0) return terms;
  const named = order.services.map(({ name, amountFen }) => `${name} ${(amountFen / 100).toFixed(2)} 元`);
  return {
    ...terms,
    quotationNotes: [...terms.quotationNotes, `另列服务项（不含税，不计入上表合计）：${named.join('；')}。`],
  };
}

/** 排期表 of an order. */
export async function sendOrderSchedule(context: Context, request: WorkbookRequest, order: StoredOrder) {
  const { document } = await orderDocument(context, request, order);
  return sendPlanFile(context, request, 'schedule', document, { orderId: order.order_id });
}
