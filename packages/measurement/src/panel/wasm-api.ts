/** The part of the WebAssembly interface that the panel uses; DOM and Node types are not available here. */

export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

interface WasmApi {
  readonly Memory: new (limits: { initial: number; maximum: number; shared: true }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: { env: { memory: WasmMemory } }) => { exports: unknown };
}

const api = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;

const PAGE_BYTES = 65_536;
/** Address space of 32-bit addresses. */
export const MEMORY_LIMIT_BYTES = 2 ** 32;

/** A shared memory of at least `bytes` bytes, zeroed. Throws RangeError beyond 4 GiB. */
export function sharedMemory(bytes: number): WasmMemory {
  if (bytes > MEMORY_LIMIT_BYTES) throw new RangeError(`a panel of ${bytes} bytes; 4 GiB is the limit`);
  const pages = Math.max(1, Math.ceil(bytes / PAGE_BYTES));
  return new api.Memory({ initial: pages, maximum: pages, shared: true });
}

export const wasmModule = (bytes: Uint8Array): object => new api.Module(bytes);

/** Exports of a module that imports only the memory. */
export const instantiate = (module: object, memory: WasmMemory): unknown =>
  new api.Instance(module, { env: { memory } }).exports;
