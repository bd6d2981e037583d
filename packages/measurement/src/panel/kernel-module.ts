/** The compiled kernels, instantiated over a panel's memory. */
import { KERNELS_BASE64 } from './kernels-wasm.gen.ts';
import { instantiate, wasmModule, type WasmMemory } from './wasm-api.ts';

/** Arguments are addresses, media, chunks and counts as 32-bit numbers. */
export interface Kernels {
  reach(panel: number, mediaCount: number, first: number, end: number, blockChunks: number): void;
  distribution(panel: number, mediaCount: number, first: number, end: number, top: number): void;
  moveMedium(panel: number, medium: number, sign: number): void;
  serve(panel: number, medium: number): void;
  coverWorth(panel: number, first: number, end: number): number;
  gain(panel: number, medium: number, first: number, end: number): number;
  gains(panel: number, mediaCount: number, first: number, end: number): void;
  contacts(panel: number, medium: number): number;
  rateDistribution(panel: number, lineCount: number, first: number, end: number, top: number): void;
  poissonClasses(
    means: number,
    weights: number,
    count: number,
    top: number,
    work: number,
    sums: number,
  ): void;
  thinnedDistribution(panel: number, lineCount: number, first: number, end: number, top: number): void;
  thinnedReach(panel: number, lineCount: number, first: number, end: number): number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function bytesOfBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [held, bits, at] = [0, 0, 0];
  for (const digit of digits) {
    held = ((held << 6) | DIGITS.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >>> bits) & 0xff;
  }
  return bytes;
}

let compiled: object | null = null;

/** Kernels over a memory; the module is compiled once per thread. */
export function kernelsOver(memory: WasmMemory): Kernels {
  compiled ??= wasmModule(bytesOfBase64(KERNELS_BASE64));
  return instantiate(compiled, memory) as Kernels;
}
