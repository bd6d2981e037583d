import { faceRates, type FaceRates, type StationPassages } from '@ooh/measurement/face-rates';
import type { FaceViewing, Spot } from '@ooh/measurement/face-viewing';
import { noCell, type CityModel } from '../city-model.ts';
import { placesOf } from './model-places.ts';

/** A fixed face as the stores know it. */
export interface EffectFace {
  readonly key: string;
  readonly viewing: FaceViewing;
  readonly spot: Spot | null;
  /** Cells of its viewing disc with the share of its area, its own first. */
  readonly cells: readonly { readonly cell: bigint; readonly share: number }[];
  readonly stationId: string | null;
}

/** The panel's metro passages around the faces. */
export interface FaceSurroundings {
  /** RowBinary: person u32, index into `stationIds` u32, weekly passages f32. */
  readonly passages: Uint8Array;
  readonly stationIds: readonly string[];
}

const passageWords = 3;

/** Rows of metro passages by station. */
export function passagesOf({ passages: bytes, stationIds }: FaceSurroundings): StationPassages {
  if (bytes.length % (4 * passageWords) !== 0) throw new Error('passages do not end where their rows end');
  // Words need a place that is a multiple of four.
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
  const numbers = new Float32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
  const rows = words.length / passageWords;
  const start = new Uint32Array(stationIds.length + 1);
  for (let at = 1; at < words.length; at += passageWords) start[words[at] + 1] = start[words[at] + 1] + 1;
  for (let station = 0; station < stationIds.length; station++)
    start[station + 1] = start[station + 1] + start[station];
  const next = start.slice();
  const sorted = { start, person: new Uint32Array(rows), weekly: new Float32Array(rows) };
  for (let at = 0; at < words.length; at += passageWords) {
    const station = words[at + 1];
    const into = next[station];
    next[station] = into + 1;
    sorted.person[into] = words[at];
    sorted.weekly[into] = numbers[at + 2];
  }
  return sorted;
}

const kept = new WeakMap<CityModel, Map<string, FaceRates>>();

/** Pairs of persons and faces that a thread keeps of a model: 48 MB. */
const mostPairsKept = 4_000_000;

/** Rates that were computed before: the same faces are asked about for audience after audience. */
function keptRates(model: CityModel): Map<string, FaceRates> {
  const known = kept.get(model) ?? new Map<string, FaceRates>();
  kept.set(model, known);
  let pairs = 0;
  for (const { persons } of known.values()) pairs += persons.length;
  if (pairs > mostPairsKept) known.clear();
  return known;
}

/** Contact rates of each face with the model's persons. */
export function ratesOfFaces(
  model: CityModel,
  faces: readonly EffectFace[],
  around: FaceSurroundings,
): FaceRates[] {
  if (faces.length === 0) return [];
  const { numberOf, faces: index, squareMetersOf } = placesOf(model);
  const stationOf = new Map(around.stationIds.map((stationId, number) => [stationId, number]));
  const own = faces.map(({ key, viewing, spot, cells, stationId }) => ({
    key,
    viewing,
    spot,
    station: stationOf.get(stationId ?? '') ?? null,
    cells: cells.map(({ cell, share }) => ({
      cell: numberOf.get(cell) ?? noCell,
      share,
      squareMeters: squareMetersOf(cell),
    })),
  }));
  return faceRates(index, passagesOf(around), own, keptRates(model));
}
