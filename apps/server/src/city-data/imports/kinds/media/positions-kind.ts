import { positionStatuses, positionStatusNames } from '@ooh/contract/domain/position-details';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { positionLevels } from '@ooh/contract/domain/medium';
import { wgs84 } from '@ooh/geo/point';
import type { FaceRecord, BookingRecord, PositionRecord } from '../../../inventory/inventory-record.ts';
import { readPoint } from '../../georeference/read-point.ts';
import { recordKind, type RecordCounter } from '../../record-kind.ts';
import { tableFormats } from '../../source/open-table.ts';
import { pictureFiles } from '../../picture-files.ts';
import { isPicture, readPictures } from '../../source/read-pictures.ts';
import { picturesOfPositions, readKnownPositions } from './known-positions.ts';
import { mediumVocabularies, readCatalog } from './media-catalog.ts';
import { positionFields } from './position-fields.ts';
import { readGone, readSoldFace, statusOf, type PositionReferences, type SoldFace } from './read-face.ts';
import { readLevel } from './read-level.ts';
import { inventoryWriter, type Inventory } from './write-inventory.ts';

/** Faces of one position stand together, as the first of its rows describes it. */
async function gatherPositions(batches: AsyncIterable<readonly SoldFace[]>): Promise<Inventory> {
  const positions = new Map<string, PositionRecord & { readonly faces: FaceRecord[] }>();
  const bookings: BookingRecord[] = [];
  const ofAllFaces = new Set<string>();
  for await (const batch of batches)
    for (const { position, face, booked, isOfAllFaces } of batch) {
      const known = positions.get(position.positionId);
      if (known) known.faces.push(face);
      else positions.set(position.positionId, { ...position, faces: [face] });
      if (isOfAllFaces) ofAllFaces.add(position.positionId);
      bookings.push(...booked);
    }
  return { positions: [...positions.values()], bookings, ofAllFaces };
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
export const positionsKind = recordKind<SoldFace, PositionReferences>({
  name: 'media-positions',
  label: importKindNames['media-positions'],
  hint: '每行一个面：点位编号、名称、媒体与形式、经纬度，可带等级、尺寸、价格、状态、已售时段；按编号新增、更新或删除，已有点位只写编号与要改的列即可，文件未提到的不变；照片以点位编号命名，打成 .zip 即可',
  releaseKind: 'media-positions',
  formats: [...tableFormats, 'geojson', 'pictures'],
  takesPicturesAlone: true,
  completesByKey: true,
  fields: positionFields,
  keyFields: ['code'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '面',
  rowLimit: 300_000,
  prepare: async ({ cityCode, mode, format }, { db, ownerId, source }) => {
    const inForce = await readKnownPositions(db, cityCode);
    return {
      catalog: await readCatalog(db),
      inForce,
      held: picturesOfPositions(inForce),
      known: mode === 'replace' ? new Map() : inForce,
      pictures: format === 'pictures' ? await readPictures(source) : null,
      ownerId,
    };
  },
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
  readRemoval: (cells, _reading, { catalog }) => readGone(cells, catalog),
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
  writerOf(batches, reading, { pictures, held, ownerId }, { now, files, db }, removals) {
    const own = [...(pictures?.values() ?? [])].filter(isPicture).filter(({ sha256 }) => !held.has(sha256));
    const attached = pictureFiles(ownerId, own);
    return {
      ...attached.kept({ files, db }),
      ...inventoryWriter({ reading, removals, attached, today: chinaDate(now()) }, () =>
        gatherPositions(batches()),
      ),
    };
  },
});
