import { createHash } from 'node:crypto';
import {
  positionStatuses,
  positionStatusNames,
  type FaceDetails,
  type PositionDetails,
} from '@ooh/contract/domain/position-details';
import type { BookingRecord, FaceRecord, PositionRecord } from '../../../inventory/inventory-record.ts';
import { liesInCity, readPoint } from '../../georeference/read-point.ts';
import type { Reading, Removal } from '../../import-kind.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import type { CatalogForm, MediaCatalog } from './media-catalog.ts';
import { pictureId, type HeldPictures } from '../../picture-files.ts';
import type { FoundPicture } from '../../source/read-pictures.ts';
import { simplified } from '../../schema/simplified.ts';
import { codeOfPicture, type KnownPosition, type KnownPositions } from './known-positions.ts';
import { readFacing } from './read-facing.ts';
import { readLevel } from './read-level.ts';
import { freeSlot, readPeriods } from './read-periods.ts';

/** A face with its position as one row gives them. */
export interface FaceRow {
  readonly position: Omit<PositionRecord, 'faces'>;
  readonly face: FaceRecord;
  /** Whether the row names no face of a position in force: it speaks of all of them. */
  readonly isOfAllFaces: boolean;
}

export interface SoldFace extends FaceRow {
  readonly booked: readonly BookingRecord[];
}

/** Of positions whose file gives none. */
export const usualLevel = 'A';
const longestDetail = 100;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 14);

function litOf(cells: RowCells, form: CatalogForm): boolean {
  const text = simplified(cells.text('isLit'));
  if (/^(是|有|亮|true|yes|y|1)$/i.test(text)) return true;
  if (/^(否|无|不亮|false|no|n|0)$/i.test(text)) return false;
  if (text !== '') cells.doubt('isLit', '应为「是」或「否」');
  return form.isLit;
}

const millimeters = (meters: number | null): number | null =>
  meters === null ? null : Math.round(meters * 1000);

/** A status by its name; undefined where none is given or known. */
export function statusOf(text: string): PositionDetails['status'] {
  const word = simplified(text);
  return positionStatuses.find((status) => positionStatusNames[status] === word || status === word);
}

/** Without what is not known, in the order of the keys. */
const known = <Value extends object>(value: { [Key in keyof Value]: Value[Key] | null | undefined }): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined)) as Value;

function readDetails(cells: RowCells, photo: string | null): PositionDetails {
  const status = statusOf(cells.text('status'));
  if (status === undefined && cells.text('status') !== '')
    cells.doubt('status', `应为 ${Object.values(positionStatusNames).join('、')} 之一`);
  const text = (field: string): string | null => cells.optionalText(field, longestDetail);
  return known<PositionDetails>({
    status,
    photo,
    metroLine: text('metroLine'),
    metroStation: text('metroStation'),
    platform: text('platform'),
    exit: text('exit'),
    building: text('building'),
    households: cells.optionalNumber('households', { least: 0, most: 100_000, isWhole: true }),
    lift: text('lift'),
    terminal: text('terminal'),
  });
}

function readFaceDetails(cells: RowCells): FaceDetails {
  const priceFen = cells.optionalFen('priceYuan');
  const days = { least: 1, most: 366, isWhole: true };
  const pricePeriodDays = priceFen === null ? null : cells.optionalNumber('pricePeriodDays', days);
  const declaredDailyImpressions = cells.optionalNumber('declaredDailyImpressions', {
    least: 0,
    most: 100_000_000,
    isWhole: true,
  });
  return known<FaceDetails>({ priceFen, pricePeriodDays, declaredDailyImpressions });
}

/** How long a spot and its loop are: those of the file, else of the form; a loop shorter than its spot is refused. */
function readLoop(cells: RowCells, form: CatalogForm) {
  const seconds = { least: 1, most: 86_400, isWhole: true };
  const spotSeconds = cells.optionalNumber('spotSeconds', seconds) ?? form.spotSeconds;
  const loopSeconds = cells.optionalNumber('loopSeconds', seconds) ?? form.loopSeconds;
  if (spotSeconds !== null && loopSeconds !== null && loopSeconds < spotSeconds)
    return cells.refuse('loopSeconds', `轮播周期短于单条时长 ${spotSeconds} 秒`);
  return { spotSeconds, loopSeconds };
}

const positionIdOf = (cityCode: string, mediumId: number, code: string): string =>
  `${cityCode}-m${mediumId}-${hashOf(`${cityCode}|${mediumId}|${code}`)}`;

/** Reference data of a file of positions. */
export interface PositionReferences {
  readonly catalog: MediaCatalog;
  /** Positions in force, whose ids stay whatever the file says of them. */
  readonly inForce: KnownPositions;
  /** Those that complete a row; none where the file replaces them. */
  readonly known: KnownPositions;
  /** Pictures of the archive by file name, lower case; null where the file is none. */
  readonly pictures: ReadonlyMap<string, FoundPicture> | null;
  /** Pictures that positions in force hold. */
  readonly held: HeldPictures;
  readonly ownerId: string;
}

/** The position in force that a row speaks of; null when there is none, or several and the row does not say which. */
function knownPosition(mediumId: number | null, named: readonly KnownPosition[]): KnownPosition | null {
  if (mediumId !== null) return named.find((one) => one.mediumId === mediumId) ?? null;
  return named.length === 1 ? named[0] : null;
}

/** What a row says of a position, completed from the one in force; null with the issues logged. */
function readIdentity(cells: RowCells, reading: Reading, references: PositionReferences) {
  const { known, catalog, pictures } = references;
  const written = cells.requiredText('code', 60);
  if (written === null) return null;
  const code = pictures === null ? written : codeOfPicture(written, known);
  const named = known.get(code) ?? [];
  const isSaid = cells.text('medium') !== '';
  if (!isSaid && named.length === 0 && !cells.has('medium'))
    return cells.refuse('code', '现有点位中没有此编号；新点位须有点位名称、媒体与坐标', written);
  if (!isSaid && named.length > 1) return cells.refuse('medium', '多种媒体有此编号，须写明媒体');
  const mediumName = isSaid ? cells.text('medium') : (named[0]?.mediumName ?? '');
  const medium = catalog.find(mediumName, '');
  if ('isMoving' in medium && medium.isMoving)
    return cells.refuse('medium', `${medium.mediumName}按线路售卖，没有点位，请用「公交线路」导入`);
  const form = catalog.find(mediumName, cells.text('form'));
  if ('reason' in form) return cells.refuse(form.field, form.reason);
  const before = knownPosition(form.mediumId, named);
  const name = before !== null && cells.text('name') === '' ? before.name : cells.requiredText('name', 120);
  const isPlaced = ['location', 'lng', 'lat'].some((field) => cells.text(field) !== '');
  const point = before !== null && !isPlaced ? before.point : readPoint(cells, reading.crs);
  if (name === null || point === null) return null;
  return isPlaced && !liesInCity(cells, point, reading.fence) ? null : { code, form, name, point, before };
}

/** The picture that a row names: the id under which it is kept, or what the file writes; undefined where refused. */
function photoOf(
  cells: RowCells,
  { pictures, held, ownerId }: PositionReferences,
  positionId: string,
): string | null | undefined {
  const text = cells.optionalText('photo', 300);
  if (text === null || pictures === null) return text;
  const picture = pictures.get(text.toLowerCase()) ?? { reason: '压缩包中没有这张图片' };
  if (!('reason' in picture))
    return held.idOf(positionId, picture.sha256) ?? pictureId(ownerId, picture.sha256);
  cells.refuse('photo', picture.reason, text);
  return undefined;
}

function readFace(cells: RowCells, reading: Reading, references: PositionReferences): FaceRow | null {
  const found = readIdentity(cells, reading, references);
  if (found === null) return null;
  const { code, form, name, point, before } = found;
  const same = knownPosition(form.mediumId, references.inForce.get(code) ?? []);
  const positionId = same?.positionId ?? positionIdOf(reading.cityCode, form.mediumId, code);
  const photo = photoOf(cells, references, positionId);
  if (photo === undefined) return null;
  const loop = readLoop(cells, form);
  if (loop === null) return null;
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
    loop.spotSeconds === null ? 1 : Math.floor((loop.loopSeconds ?? loop.spotSeconds) / loop.spotSeconds);
  const written = cells.optionalText('faceNo', 20);
  const faceNo = written ?? before?.faceNos[0] ?? '1';
  return {
    isOfAllFaces: written === null && before !== null,
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
      details: readDetails(cells, photo),
    },
    face: {
      faceId: same?.faceIds[same.faceNos.indexOf(faceNo)] ?? `${positionId}-${hashOf(faceNo).slice(0, 6)}`,
      faceNo,
      formId: form.formId,
      widthMillimeters: width ?? form.widthMillimeters,
      heightMillimeters: height ?? form.heightMillimeters,
      isLit: litOf(cells, form),
      facingDegrees: readFacing(cells),
      ...loop,
      slots: cells.optionalNumber('slots', { least: 1, most: 60, isWhole: true }) ?? Math.min(60, loops),
      details: readFaceDetails(cells),
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

/** A face with its position and the days on which it is sold; null where the row cannot be used. */
export function readSoldFace(
  cells: RowCells,
  reading: Reading,
  references: PositionReferences,
): SoldFace | null {
  const found = readFace(cells, reading, references);
  const booked = found && readBookings(cells, found);
  return found && booked && { ...found, booked };
}

/** A position that goes by its code, and its medium and face where the row names them. */
export interface GonePosition {
  readonly code: string;
  readonly mediumId: number | null;
  readonly faceNo: string | null;
}

/** What a row asks to remove: `key` is a GonePosition as JSON. */
export function readGone(cells: RowCells, catalog: MediaCatalog): Omit<Removal, 'row'> | null {
  const code = cells.requiredText('code', 60);
  if (code === null) return null;
  let mediumId: number | null = null;
  if (cells.text('medium') !== '') {
    const form = catalog.find(cells.text('medium'), '');
    if ('reason' in form) return cells.refuse('medium', form.reason);
    mediumId = form.mediumId;
  }
  const faceNo = cells.optionalText('faceNo', 20);
  const gone: GonePosition = { code, mediumId, faceNo };
  return { name: faceNo === null ? code : `${code} 面 ${faceNo}`, key: JSON.stringify(gone) };
}
