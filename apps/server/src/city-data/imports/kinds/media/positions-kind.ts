import { createHash } from 'node:crypto';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { wgs84 } from '@ooh/geo/point';
import type { BookingRecord, FaceRecord, PositionRecord } from '../../../inventory/inventory-record.ts';
import { liesInCity, readPoint } from '../../georeference/read-point.ts';
import type { Reading } from '../../import-kind.ts';
import { recordKind, type RecordCounter } from '../../record-kind.ts';
import { importField, pointFields } from '../../schema/import-field.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import { tableFormats } from '../../source/open-table.ts';
import { readCatalog, type CatalogForm, type MediaCatalog } from './media-catalog.ts';
import { readLevel } from './read-level.ts';
import { freeSlot, readPeriods } from './read-periods.ts';
import { inventoryWriter, type Inventory } from './write-inventory.ts';

const fields = [
  importField('code', '点位编号', '编号 资源编号 媒体编号 code positioncode siteid no id', {
    isRequired: true,
    example: 'SZ-HCT-0001',
  }),
  importField('name', '点位名称', '名称 站点名称 资源名称 name positionname title', {
    isRequired: true,
    example: '深南大道科技园站北侧',
  }),
  importField(
    'medium',
    '媒体',
    '媒体类型 媒介 媒体种类 medium media mediatype venuetypeid venuetype openooh',
    {
      isRequired: true,
      example: '公交候车亭',
    },
  ),
  importField('form', '媒体形式', '形式 规格 format form 广告形式', { example: '候车亭灯箱' }),
  ...pointFields,
  importField('level', '等级', '点位等级 媒体等级 级别 level grade', { example: 'A+' }),
  importField('address', '地址', '详细地址 位置描述 addr address', { example: '深南大道科技园段' }),
  importField('districtName', '区县', '行政区 adname district districtname', { example: '南山区' }),
  importField('operator', '运营方', '媒体公司 所有方 供应商 operator owner vendor', { example: '示例传媒' }),
  importField('faceNo', '面号', '面 画面编号 face faceno side', { example: '1' }),
  importField('widthMeters', '宽（米）', '宽 宽度 width', { example: '3.5' }),
  importField('heightMeters', '高（米）', '高 高度 height', { example: '1.5' }),
  importField('isLit', '是否亮灯', '亮灯 照明 灯光 lit illuminated', { example: '是' }),
  importField('facing', '朝向（度）', '朝向 方位角 facing bearing heading', { example: '180' }),
  importField('slots', '可售份数', '轮播份数 份数 slots 频次', { example: '1' }),
  importField('booked', '已售时段', '占用时段 已占用 档期 booked sold occupied', {
    example: '2026-12-01~2026-12-14;2027-01-05~2027-01-18',
  }),
];

/** Of positions whose file gives none. */
export const usualLevel = 'A';

/** A face with its position as one row gives them. */
interface FaceRow {
  readonly position: Omit<PositionRecord, 'faces'>;
  readonly face: FaceRecord;
}

interface SoldFace extends FaceRow {
  readonly booked: readonly BookingRecord[];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 14);

function litOf(cells: RowCells, form: CatalogForm): boolean {
  const text = cells.text('isLit');
  if (/^(是|有|亮|true|yes|y|1)$/i.test(text)) return true;
  if (/^(否|无|不亮|false|no|n|0)$/i.test(text)) return false;
  if (text !== '') cells.doubt('isLit', '应为「是」或「否」');
  return form.isLit;
}

const millimeters = (meters: number | null): number | null =>
  meters === null ? null : Math.round(meters * 1000);

function readFace(cells: RowCells, reading: Reading, catalog: MediaCatalog): FaceRow | null {
  const code = cells.requiredText('code', 60);
  const name = cells.requiredText('name', 120);
  const point = readPoint(cells, reading.crs);
  const form = catalog.find(cells.text('medium'), cells.text('form'));
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  if (form.isMoving)
    return cells.refuse('medium', `${form.mediumName}按线路售卖，没有点位，请用「公交线路」导入`);
  if (code === null || name === null || point === null || !liesInCity(cells, point, reading.fence))
    return null;
  const level = readLevel(cells.text('level'));
  if (level === null && cells.text('level') !== '') cells.doubt('level', '应为 S、A++、A+、A、B 之一');
  const size = { least: 0.1, most: 200 };
  const width = millimeters(cells.optionalNumber('widthMeters', size));
  const height = millimeters(cells.optionalNumber('heightMeters', size));
  const given = {
    level,
    widthMillimeters: width,
    heightMillimeters: height,
    isLit: cells.text('isLit') || null,
  };
  const loops =
    form.spotSeconds === null ? 1 : Math.floor((form.loopSeconds ?? form.spotSeconds) / form.spotSeconds);
  const positionId = `${reading.cityCode}-m${form.mediumId}-${hashOf(`${reading.cityCode}|${form.mediumId}|${code}`)}`;
  const faceNo = cells.optionalText('faceNo', 20) ?? '1';
  return {
    position: {
      positionId,
      mediumId: form.mediumId,
      code,
      name,
      address: cells.optionalText('address', 300),
      districtName: cells.optionalText('districtName', 60),
      lng: point.lng,
      lat: point.lat,
      level: level ?? usualLevel,
      operator: cells.optionalText('operator', 100),
      roadId: null,
      aoiId: null,
      businessDistrictId: null,
      metroStationId: null,
      isIndicative: false,
      estimatedFields: Object.entries(given).flatMap(([field, value]) => (value === null ? [field] : [])),
    },
    face: {
      faceId: `${positionId}-${hashOf(faceNo).slice(0, 6)}`,
      faceNo,
      formId: form.formId,
      widthMillimeters: width ?? form.widthMillimeters,
      heightMillimeters: height ?? form.heightMillimeters,
      isLit: litOf(cells, form),
      facingDegrees: cells.optionalNumber('facing', { least: 0, most: 359, isWhole: true }),
      spotSeconds: form.spotSeconds,
      loopSeconds: form.loopSeconds,
      slots: cells.optionalNumber('slots', { least: 1, most: 60, isWhole: true }) ?? Math.min(60, loops),
    },
  };
}

/** Bookings of a face from its cell; null when they do not fit into its slots or cannot be read. */
function readBookings(cells: RowCells, { face, position }: FaceRow): BookingRecord[] | null {
  const text = cells.text('booked');
  if (text === '') return [];
  const periods = readPeriods(text);
  if (typeof periods === 'string') return cells.refuse('booked', periods);
  const bookings: BookingRecord[] = [];
  for (const period of periods.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    const slot = freeSlot(period, bookings, face.slots);
    if (slot === null)
      return cells.refuse('booked', `${period.startDate}~${period.endDate} 超过可售份数 ${face.slots}`);
    const { faceId } = face;
    bookings.push({ faceId, mediumId: position.mediumId, slot, ...period, state: 'sold', isSample: false });
  }
  return bookings;
}

/** Faces of one position stand together, as the first of its rows describes it. */
async function gatherPositions(batches: AsyncIterable<readonly SoldFace[]>): Promise<Inventory> {
  const positions = new Map<string, PositionRecord & { readonly faces: FaceRecord[] }>();
  const bookings: BookingRecord[] = [];
  for await (const batch of batches)
    for (const { position, face, booked } of batch) {
      const known = positions.get(position.positionId);
      if (known) known.faces.push(face);
      else positions.set(position.positionId, { ...position, faces: [face] });
      bookings.push(...booked);
    }
  return { positions: [...positions.values()], bookings };
}

function countInventory(): RecordCounter<SoldFace> {
  const positions = new Set<string>();
  let [faces, bookings] = [0, 0];
  return {
    see({ position, booked }) {
      positions.add(position.positionId);
      faces++;
      bookings += booked.length;
    },
    counts: () => ({ positions: positions.size, faces, bookings }),
  };
}

/** Positions of fixed media with faces and the days that are sold: one row a face. A file stands for the whole of the media that it names. */
export const positionsKind = recordKind<SoldFace, MediaCatalog>({
  name: 'media-positions',
  label: importKindNames['media-positions'],
  hint: '每行一个面：点位编号、名称、媒体与形式、经纬度，可带等级、尺寸、已售时段；文件取代其中出现的各类媒体的现有点位',
  releaseKind: 'media-positions',
  formats: [...tableFormats, 'geojson'],
  fields,
  modesFor: () => ['merge'],
  noun: '面',
  rowLimit: 300_000,
  prepare: (_reading, { db }) => readCatalog(db),
  readRow(cells, reading, catalog) {
    const found = readFace(cells, reading, catalog);
    const booked = found && readBookings(cells, found);
    return found && booked && { ...found, booked };
  },
  keyOf: ({ face }) => face.faceId,
  onRepeated(cells, { position, face }) {
    cells.remark('faceNo', `点位「${position.code}」的此面已出现过，已忽略`, face.faceNo);
    return 'left out';
  },
  shapeOfRow(cells, reading) {
    const point = readPoint(cells, reading.crs);
    return point && { name: cells.text('name'), coordinates: [[point.lng, point.lat]] };
  },
  counter: countInventory,
  landmarkOf: ({ position: { name, lng, lat } }) => ({ name, point: wgs84(lng, lat) }),
  writerOf: (batches, { cityCode }) => inventoryWriter(cityCode, () => gatherPositions(batches())),
});
