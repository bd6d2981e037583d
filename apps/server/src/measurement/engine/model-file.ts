import { createHash } from 'node:crypto';
import { decodeStore, encodedStoreBytes, encodeStoreInto } from '@ooh/measurement/store-file';
import { z } from 'zod';
import { modelVersion, type CityModel } from './city-model.ts';

const contents = z.object({
  version: z.literal(modelVersion),
  key: z.string(),
  personCount: z.int(),
  lineIds: z.array(z.string()),
  labelIds: z.array(z.int()),
  sections: z.record(z.string(), z.tuple([z.int(), z.int()])),
});
type Contents = z.infer<typeof contents>;

/**
 * A city model as one block: length of the header (u32), header (JSON), then the sections, each at a
 * multiple of 8 bytes. Decoding makes views only, so threads share one block. The digest covers the contents
 * and every column; the store, by far the largest section, carries its own checksum.
 */
const header = z.object({ contents, digest: z.string() });

const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | BigUint64Array;

function bytesOf(column: Column): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

function columnsOf(model: CityModel): [string, Column][] {
  const labels = [...model.labels.bits].map(([id, bits]): [string, Column] => [`label-${id}`, bits]);
  return [
    ['dayMasks', model.dayMasks],
    ['strata', model.strata],
    ['cells', model.cells],
    ['homeCell', model.homeCell],
    ['workCell', model.workCell],
    ['hourly', model.hourly],
    ['presenceStart', model.presence.start],
    ['presencePerson', model.presence.person],
    ['presenceHour', model.presence.hour],
    ['presenceDayMask', model.presence.dayMask],
    ['presenceMinutes', model.presence.minutes],
    ...labels,
  ];
}

function digestOf(described: Contents, columns: readonly (readonly [string, Column])[]): string {
  const hash = createHash('sha256').update(JSON.stringify(described));
  for (const [, column] of columns) hash.update(bytesOf(column));
  return hash.digest('hex');
}

/** The model as bytes of a file, in a block that threads can share. */
export function encodeModel(model: CityModel): Uint8Array<SharedArrayBuffer> {
  const columns = columnsOf(model);
  const lengths: [string, number][] = [
    ['store', encodedStoreBytes(model.store)],
    ...columns.map(([name, column]): [string, number] => [name, column.byteLength]),
  ];
  let at = 0;
  const sections: Record<string, [number, number]> = {};
  for (const [name, length] of lengths) {
    sections[name] = [at, length];
    at += aligned(length);
  }
  const described: Contents = {
    version: modelVersion,
    key: model.key,
    personCount: model.store.personCount,
    lineIds: [...model.lineIds],
    labelIds: [...model.labels.bits.keys()],
    sections,
  };
  const text = new TextEncoder().encode(
    JSON.stringify({ contents: described, digest: digestOf(described, columns) }),
  );
  const start = aligned(4 + text.length);
  const file = new Uint8Array(new SharedArrayBuffer(start + at));
  new DataView(file.buffer).setUint32(0, text.length, true);
  file.set(text, 4);
  encodeStoreInto(model.store, file.buffer, start + sections['store'][0]);
  for (const [name, column] of columns) file.set(bytesOf(column), start + sections[name][0]);
  return file;
}

/**
 * The model in a block, as views on it. Throws when the block is damaged or of another version; `verify: false` spares
 * a block that this process has made or verified the look for damage.
 */
export function decodeModel(block: ArrayBufferLike, options: { readonly verify?: boolean } = {}): CityModel {
  const bytes = new Uint8Array(block);
  const textLength = new DataView(block).getUint32(0, true);
  if (textLength > bytes.length - 4) throw new Error('model file cut');
  const { contents: parsed, digest } = header.parse(
    JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + textLength))),
  );
  const start = aligned(4 + textLength);
  const place = (name: string): [number, number] => {
    const [at, length] = parsed.sections[name] ?? [0, -1];
    if (length < 0 || start + at + length > bytes.length) throw new Error(`model file without ${name}`);
    return [start + at, length];
  };
  const section = <Made>(name: string, width: number, make: (at: number, length: number) => Made): Made => {
    const [at, length] = place(name);
    return make(at, length / width);
  };
  const labelBits = (id: number) =>
    section(`label-${id}`, 1, (at, length) => new Uint8Array(block, at, length));
  const model: CityModel = {
    key: parsed.key,
    store: section('store', 1, (at, length) => decodeStore(new Uint8Array(block, at, length), options)),
    lineIds: parsed.lineIds,
    dayMasks: section('dayMasks', 1, (at, length) => new Uint8Array(block, at, length)),
    strata: section('strata', 2, (at, length) => new Uint16Array(block, at, length)),
    cells: section('cells', 8, (at, length) => new BigUint64Array(block, at, length)),
    homeCell: section('homeCell', 4, (at, length) => new Uint32Array(block, at, length)),
    workCell: section('workCell', 4, (at, length) => new Uint32Array(block, at, length)),
    hourly: section('hourly', 4, (at, length) => new Float32Array(block, at, length)),
    presence: {
      start: section('presenceStart', 4, (at, length) => new Uint32Array(block, at, length)),
      person: section('presencePerson', 4, (at, length) => new Uint32Array(block, at, length)),
      hour: section('presenceHour', 1, (at, length) => new Uint8Array(block, at, length)),
      dayMask: section('presenceDayMask', 1, (at, length) => new Uint8Array(block, at, length)),
      minutes: section('presenceMinutes', 4, (at, length) => new Float32Array(block, at, length)),
    },
    labels: {
      personCount: parsed.personCount,
      bits: new Map(parsed.labelIds.map((id) => [id, labelBits(id)])),
    },
  };
  if (options.verify !== false && digestOf(parsed, columnsOf(model)) !== digest)
    throw new Error('model file damaged');
  return model;
}
