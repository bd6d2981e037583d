import { cellAreaSquareMeters, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { faceRates, type FaceRates } from '@ooh/measurement/face-rates';
import type { FaceViewing, Spot } from '@ooh/measurement/face-viewing';
import { noCell, outdoorShift, type CityModel } from '../city-model.ts';
import { CellTable } from './panel-rows.ts';

/** A fixed face as the stores know it. */
export interface EffectFace {
  readonly key: string;
  readonly viewing: FaceViewing;
  readonly spot: Spot | null;
  /** Cells of its viewing disc with the share of its area, its own first. */
  readonly cells: readonly { readonly cell: bigint; readonly share: number }[];
  readonly stationId: string | null;
}

/** The panel's rows around the faces. */
export interface FaceSurroundings {
  /** RowBinary: person u32, cell u64, hour u8, day mask u8, outdoors u8; the model's own where left out. */
  readonly visits?: Uint8Array;
  /** RowBinary: person u32, index into `stationIds` u32, weekly passages f32. */
  readonly passages: Uint8Array;
  readonly stationIds: readonly string[];
}

const visitBytes = 4 + 8 + 1 + 1 + 1;
const passageBytes = 4 + 4 + 4;

function visitsOf(bytes: Uint8Array, table: CellTable) {
  if (bytes.length % visitBytes !== 0) throw new Error('visits do not end where their rows end');
  const rows = bytes.length / visitBytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const columns = {
    person: new Uint32Array(rows),
    cell: new Uint32Array(rows),
    hour: new Uint8Array(rows),
    dayMask: new Uint8Array(rows),
    outdoors: new Uint8Array(rows),
  };
  for (let row = 0, at = 0; row < rows; row++, at += visitBytes) {
    columns.person[row] = view.getUint32(at, true);
    columns.cell[row] = table.numberOf(view.getBigUint64(at + 4, true));
    columns.hour[row] = view.getUint8(at + 12);
    columns.dayMask[row] = view.getUint8(at + 13);
    columns.outdoors[row] = view.getUint8(at + 14);
  }
  return columns;
}

/** The model's visits in the cells of a table. */
function visitsInModel({ cells, presence }: CityModel, table: CellTable) {
  const parts = Array.from(cells).flatMap((cell, at) => {
    const number = table.known(cell);
    return number === undefined ? [] : [{ number, from: presence.start[at], to: presence.start[at + 1] }];
  });
  const rows = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const columns = {
    person: new Uint32Array(rows),
    cell: new Uint32Array(rows),
    hour: new Uint8Array(rows),
    dayMask: new Uint8Array(rows),
    outdoors: new Uint8Array(rows),
  };
  let row = 0;
  for (const { number, from, to } of parts)
    for (let at = from; at < to; at++, row++) {
      columns.person[row] = presence.person[at];
      columns.cell[row] = number;
      columns.hour[row] = presence.hour[at] & 31;
      columns.dayMask[row] = presence.dayMask[at];
      columns.outdoors[row] = presence.hour[at] >> outdoorShift;
    }
  return columns;
}

/** Rows of metro passages as columns. */
export function passagesOf(bytes: Uint8Array) {
  if (bytes.length % passageBytes !== 0) throw new Error('passages do not end where their rows end');
  const rows = bytes.length / passageBytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const columns = {
    person: new Uint32Array(rows),
    station: new Uint32Array(rows),
    weeklyPassages: new Float32Array(rows),
  };
  for (let row = 0, at = 0; row < rows; row++, at += passageBytes) {
    columns.person[row] = view.getUint32(at, true);
    columns.station[row] = view.getUint32(at + 4, true);
    columns.weeklyPassages[row] = view.getFloat32(at + 8, true);
  }
  return columns;
}

/** Contact rates of each face with the model's persons. */
export function ratesOfFaces(
  model: CityModel,
  faces: readonly EffectFace[],
  around: FaceSurroundings,
): FaceRates[] {
  if (faces.length === 0) return [];
  const table = new CellTable();
  const own = faces.map((face) => ({
    key: face.key,
    viewing: face.viewing,
    spot: face.spot,
    station: face.stationId === null ? null : around.stationIds.indexOf(face.stationId),
    cells: face.cells.map(({ cell, share }) => ({
      cell: table.numberOf(cell),
      share,
      squareMeters: cellAreaSquareMeters(cellFromUInt64(cell)),
    })),
  }));
  // Only cells of faces matter: all others are nobody's here.
  const near = Uint32Array.from(model.cells, (cell) => table.known(cell) ?? noCell);
  const numbered = (cells: Uint32Array) =>
    Uint32Array.from(cells, (cell) => (cell === noCell ? noCell : near[cell]));
  return faceRates(
    {
      personCount: model.store.personCount,
      visits: around.visits ? visitsOf(around.visits, table) : visitsInModel(model, table),
      passages: passagesOf(around.passages),
      homeCell: numbered(model.homeCell),
      workCell: numbered(model.workCell),
    },
    own,
  );
}
