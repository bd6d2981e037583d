import type { CallOutput } from '@ooh/contract/registry';
import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { nextTask } from '../ui/timing/next-task.ts';
import { prepareStreets, type StreetDrawings } from './prepare-streets.ts';

type PackedStreets = CallOutput<'v1/street-networks/{cityCode}'>;

export interface CityStreets {
  readonly drawings: StreetDrawings;
  /** Shown wherever the streets are. */
  readonly notice: string;
}

const made = new WeakMap<PackedStreets, CityStreets>();
const underWay = new WeakMap<PackedStreets, Promise<CityStreets>>();

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** In pieces, each after a pause: the page answers between them. */
async function make(answer: PackedStreets): Promise<CityStreets> {
  const inPiece = async <Part>(work: () => Part): Promise<Part> => {
    await nextTask();
    return work();
  };
  const network = await inPiece(() => unpackStreets(bytesOf(answer.packed)));
  const prepared = prepareStreets(network);
  const streets = {
    drawings: {
      streets: await inPiece(prepared.streets),
      streetNames: await inPiece(prepared.streetNames),
      ground: await inPiece(prepared.ground),
      waterNames: prepared.waterNames(),
      coast: prepared.coast(),
    },
    notice: answer.notice,
  };
  made.set(answer, streets);
  return streets;
}

/** The streets of an answer, if they have been prepared. */
export const knownStreets = (answer: PackedStreets): CityStreets | undefined => made.get(answer);

/** Prepares the streets of an answer to be drawn, once for all maps. */
export function streetsOf(answer: PackedStreets): Promise<CityStreets> {
  const promise = underWay.get(answer) ?? make(answer);
  underWay.set(answer, promise);
  return promise;
}
