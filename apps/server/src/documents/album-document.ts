import { maxAlbumPoints, tooManyPoints, type AlbumPoint, type DocumentPhoto } from '@ooh/report/album-deck';
import { exactMoney } from '@ooh/report/deck-pages';
import { documentPhoto } from '@ooh/report/picture-size';
import type { LabelledValue } from '@ooh/report/plan-document';
import { chinaTime } from '@ooh/contract/domain/china-time';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { readPhotos } from '../orders/monitoring/photo-store.ts';
import type { FacePlace, LinePlace } from '../orders/order/match-places.ts';
import type { StoredItem, StoredOrder } from '../orders/order/order-store.ts';
import { cityName } from '../reference/region/regions.ts';
import { AppError } from '../platform/http/app-error.ts';
import { creativeOfOrder } from '../orders/creative/creative-store.ts';
import { albumSpot, groundsOf } from './album-grounds.ts';
import { documentCreative } from './deck-formats.ts';
import { orderDocument, type DocumentFilter } from './order-document.ts';
import type { CityGround } from './plan-map.ts';
import { sendDeck } from './send-deck.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';

type PointPhoto = DocumentPhoto & { readonly caption: string };

/** Bytes of photos that one album carries at most. */
const maxPhotoBytes = 40 * 1024 * 1024;

/** The newest accepted photo of every item of the order that has one. */
async function photosOf(
  context: Context,
  { user }: WorkbookRequest,
  orderId: string,
): Promise<Map<string, PointPhoto>> {
  const photos = await readPhotos(context.db, user, { orderId, verdict: 'accepted' });
  const found = new Map<string, PointPhoto>();
  let left = maxPhotoBytes;
  for (const photo of photos) {
    const key = `${photo.city_code} ${photo.line_id ?? ''} ${photo.unit_name}`;
    if (found.has(key) || left <= 0) continue;
    const bytes = await context.files.get(photo.attachment_id, photo.sha256);
    const picture = bytes === null ? null : documentPhoto(bytes);
    if (picture === null) continue;
    left -= picture.bytes.byteLength;
    const taken =
      photo.taken_at === null ? '拍摄时间不详' : chinaTime(photo.taken_at).slice(0, 16).replace('T', ' ');
    found.set(key, { ...picture, caption: `监播照片 · ${taken}` });
  }
  return found;
}

const meters = (millimeters: number): string => (millimeters / 1000).toFixed(1);

function placeFacts(face: FacePlace | undefined, line: LinePlace | undefined): LabelledValue[] {
  if (line !== undefined)
    return [
      { label: '起讫站', value: `${line.fromStop} — ${line.toStop}` },
      { label: '站数', value: `${line.stops.length} 站（单向）` },
      { label: '日均客运', value: `${line.dailyRiders} 人次` },
    ];
  if (face === undefined) return [{ label: '位置', value: '不在现行媒体数据中' }];
  return [
    { label: '地址', value: face.address ?? '—' },
    { label: '行政区', value: face.districtName ?? '—' },
    { label: '商圈', value: face.businessDistrictName ?? '—' },
    {
      label: '经纬度',
      value: `${face.lng.toFixed(5)}, ${face.lat.toFixed(5)}（WGS-84）${face.isIndicative ? '，位置为示意' : ''}`,
    },
    { label: '规格', value: `${meters(face.widthMillimeters)}×${meters(face.heightMillimeters)} 米` },
    {
      label: '照明',
      value: `${face.isLit ? '亮灯' : '不亮灯'}${face.spotSeconds === null ? '' : `，${face.spotSeconds} 秒`}`,
    },
  ];
}

function pointOf(
  item: StoredItem,
  face: FacePlace | undefined,
  line: LinePlace | undefined,
  photo: PointPhoto | undefined,
  ground: CityGround | undefined,
): AlbumPoint {
  const place = face === undefined ? null : ([face.lng, face.lat] as const);
  const way = line?.shape ?? [];
  return {
    cityName: cityName(item.city_code),
    medium: item.medium_name,
    name: item.unit_name,
    units: item.quantity,
    netFen: item.net_fen,
    facts: [
      { label: '城市', value: cityName(item.city_code) },
      { label: '媒体形式', value: `${item.medium_name} · ${item.form_name}` },
      { label: '等级', value: item.level },
      ...placeFacts(face, line),
      { label: '数量', value: `${item.quantity} ${item.medium_unit}` },
      { label: '刊期', value: `${item.start_date} 至 ${item.end_date}（${item.days} 天）` },
      {
        label: '刊例单价',
        value: `${exactMoney(item.price_fen)} 元 / ${item.price_days} 天${item.is_sample_price ? '（示例价）' : ''}`,
      },
      { label: '净价', value: `${exactMoney(item.net_fen)} 元${item.is_gift ? '（赠送）' : ''}` },
    ],
    place,
    way,
    photo: photo ?? null,
    spot: ground && albumSpot(ground, place, way),
    format: {
      mediumId: item.medium_id,
      formId: item.form_id,
      deck: item.deck,
      name: `${item.medium_name} · ${item.form_name}`,
    },
  };
}

/** 点位图册 of an order: one face or line a page. */
export async function sendPointAlbum(
  context: Context,
  request: WorkbookRequest,
  order: StoredOrder,
  filter: DocumentFilter,
): Promise<FileAnswer> {
  const { document, items, faces, places } = await orderDocument(context, request, order, filter);
  const { header, filters } = document;
  if (items.length > maxAlbumPoints) throw new AppError('refused', tooManyPoints(items.length));
  const [photos, stored, grounds] = await Promise.all([
    photosOf(context, request, order.order_id),
    creativeOfOrder(context.db, order),
    groundsOf(
      context,
      items.map((item) => item.city_code),
    ),
  ]);
  const points = items.map((item) =>
    pointOf(
      item,
      faces.get(item.face_id ?? ''),
      places.get(item.line_id ?? ''),
      photos.get(`${item.city_code} ${item.line_id ?? ''} ${item.unit_name}`),
      grounds.get(item.city_code),
    ),
  );
  const bytes = await context.documents.write('albumDeck', {
    header,
    filters,
    points,
    maps: [...grounds.values()].map(({ map }) => map),
    creative: await documentCreative(context, stored),
  });
  return sendDeck(request, header, {
    name: '点位图册',
    detail: { orderId: order.order_id, ...filter, points: points.length },
    bytes,
  });
}
