/**
 * How fast one thread can read memory here: the better of two ways, WASM SIMD loads and the C library's search for a
 * byte, over far more than the caches hold.
 */
import { timed } from '../harness/timing.ts';

interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}
type Fold = (from: number, to: number) => bigint;
interface WasmApi {
  readonly Memory: new (limits: { initial: number; maximum: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: { env: { memory: WasmMemory } },
  ) => { exports: { fold: Fold } };
}
const wasm = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;

const PAGE_BYTES = 65_536;
const PAGES = 4096;
const LANES = 8;

/** A number in WebAssembly's LEB128 form, unsigned; for a signed one keep bit 6 of the last byte clear. */
function leb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}
const text = (name: string): number[] => [name.length, ...Buffer.from(name)];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...leb(content.length),
  ...content,
];

/**
 * (func (export "fold") (param $from i32) (param $to i32) (result i64)): reads the bytes between, 128 a turn, into
 * eight registers by OR, and returns a half of their OR, so that no load can be left out.
 */
function foldModule(): Uint8Array {
  const [i32, i64, v128] = [0x7f, 0x7e, 0x7b];
  const get = (local: number) => [0x20, local];
  const set = (local: number) => [0x21, local];
  const load = (offset: number) => [...get(0), 0xfd, 0x00, 0x04, ...leb(offset)];
  const or = [0xfd, 0x50];
  const lanes = Array.from({ length: LANES }, (_, n) => 2 + n);
  const body = [
    [0x03, 0x40], // loop
    ...lanes.map((lane, n) => [...get(lane), ...load(16 * n), ...or, ...set(lane)]),
    [...get(0), 0x41, 0x80, 0x01, 0x6a, 0x22, 0x00], // from += 128
    [...get(1), 0x49, 0x0d, 0x00, 0x0b], // again while from < to
    get(lanes[0]),
    ...lanes.slice(1).map((lane) => [...get(lane), ...or]),
    [0xfd, 0x1d, 0x00, 0x0b], // i64x2.extract_lane 0
  ].flat();
  const code = [0x01, LANES, v128, ...body];
  const head = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
  return Uint8Array.from([
    ...head,
    ...section(1, [0x01, 0x60, 0x02, i32, i32, 0x01, i64]),
    ...section(2, [0x01, ...text('env'), ...text('memory'), 0x02, 0x01, ...leb(PAGES), ...leb(PAGES)]),
    ...section(3, [0x01, 0x00]),
    ...section(7, [0x01, ...text('fold'), 0x00, 0x00]),
    ...section(10, [0x01, ...leb(code.length), ...code]),
  ]);
}

export interface ReadBandwidth {
  readonly gigabytesPerSecond: number;
  /** GB/s of each way of reading. */
  readonly ways: Readonly<Record<string, number>>;
}

/** Reads 256 MiB again and again; by the median processor time of 15 runs, which others on the machine do not lengthen. */
export async function measureReadBandwidth(): Promise<ReadBandwidth> {
  const memory = new wasm.Memory({ initial: PAGES, maximum: PAGES });
  const bytes = new Uint8Array(memory.buffer).fill(0x55);
  const { fold } = new wasm.Instance(new wasm.Module(foldModule()), { env: { memory } }).exports;
  const buffer = Buffer.from(bytes.buffer as ArrayBuffer);
  const speedOf = async (read: () => unknown): Promise<number> => {
    const { timing } = await timed(read);
    return Math.round(bytes.length / timing.cpuMs / 1e4) / 100;
  };
  const ways = {
    'WASM SIMD loads': await speedOf(() => {
      if (fold(0, PAGES * PAGE_BYTES) !== 0x5555555555555555n) throw new Error('the probe did not read');
    }),
    'C library search (memchr)': await speedOf(() => {
      if (buffer.indexOf(1) !== -1) throw new Error('the probe found a value that does not exist');
    }),
  };
  return { gigabytesPerSecond: Math.max(...Object.values(ways)), ways };
}
