import { positionStatuses, positionStatusNames } from '@ooh/contract/domain/position-details';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { positionLevels } from '@ooh/contract/domain/medium';
import { wgs84 } from '@ooh/geo/point';
import type { FaceRecord, BookingRecord, PositionRecord } from '../../../inventory/inventory-record.ts';
import { readPoint } from '../../georeference/read-point.ts';
import { recordKind, type RecordCounter } from '../../record-kind.ts';
import { tableFormats } from '../../source/open-table.ts';
import { mediumVocabularies, readCatalog, type MediaCatalog } from './media-catalog.ts';
import { positionFields } from './position-fields.ts';
import { readGone, readSoldFace, statusOf, type SoldFace } from './read-face.ts';
import { readLevel } from './read-level.ts';
import { inventoryWriter, type Inventory } from './write-inventory.ts';

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

/**
 * Positions of fixed media with faces and the days that are sold: one row a face. A file adds to, corrects and removes
 * positions by their code; as a replacement it stands for the whole of the media that it names.
 */
export const positionsKind = recordKind<SoldFace, MediaCatalog>({
  name: 'media-positions',
  label: importKindNames['media-positions'],
  hint: '每行一个面：点位编号、名称、媒体与形式、经纬度，可带等级、尺寸、价格、状态、已售时段；按编号新增、更新或删除，文件未提到的点位不变',
  releaseKind: 'media-positions',
  formats: [...tableFormats, 'geojson'],
  fields: positionFields,
  keyFields: ['code'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '面',
  rowLimit: 300_000,
  prepare: (_reading, { db }) => readCatalog(db),
  vocabularies: async (db) => [
    ...(await mediumVocabularies(db, { isFixed: true })),
    { field: 'level', choices: positionLevels, knows: (word) => readLevel(word) !== null },
    {
      field: 'status',
      choices: positionStatuses.map((status) => positionStatusNames[status]),
      knows: (word) => statusOf(word) !== undefined,
    },
  ],
  readRow: readSoldFace,
  readRemoval: (cells, _reading, catalog) => readGone(cells, catalog),
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
  writerOf: (batches, reading, _known, { now }, removals) =>
    inventoryWriter({ reading, removals, today: chinaDate(now()) }, () => gatherPositions(batches())),
});
