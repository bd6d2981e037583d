import { getPriority } from 'node:os';
import { serveCalls } from '../serve-calls.ts';
import { standBack } from '../stand-back.ts';

export interface SampleCalls {
  double(value: number): number;
  fail(how: 'range' | 'own' | 'text' | 'uncopied'): never;
  /** Sums what a shared block holds, and adds one to each of its numbers. */
  bump(block: SharedArrayBuffer): number;
  /** Bytes of a length, moved. */
  bytes(length: number): { readonly bytes: Uint8Array; readonly lengthLeft: number };
  lengthLeft(): number;
  /** Goes on until it is cancelled. */
  spin(): boolean;
  /** Delivers numbers one after the other; gives how many. */
  deliver(count: number): number;
  remember(value: number): void;
  remembered(): number | null;
  crash(): never;
  /** Takes the lowest priority; gives the thread's priority then. */
  standBack(): number;
}

export type SampleEvent = { readonly kind: 'sent' | 'delivered'; readonly value: number };

class OwnError extends Error {
  override readonly name = 'OwnError';
  readonly problems = ['甲', '乙'];
}

function fail(how: 'range' | 'own' | 'text' | 'uncopied'): never {
  if (how === 'range') throw new RangeError('out of range');
  if (how === 'own') throw new OwnError('refused');
  // oxlint-disable-next-line no-throw-literal
  if (how === 'text') throw 'a text';
  throw Object.assign(new TypeError('with a function'), { run: () => undefined, kept: 1 });
}

let moved: Uint8Array | null = null;
let memory: number | null = null;

/** A thread for the tests of the protocol. */
serveCalls<SampleCalls, SampleEvent>(
  {
    double: (value) => 2 * value,
    fail,
    bump(block) {
      const numbers = new Int32Array(block);
      const sum = numbers.reduce((total, value) => total + value, 0);
      for (let at = 0; at < numbers.length; at++) Atomics.add(numbers, at, 1);
      return sum;
    },
    bytes(length) {
      moved = new Uint8Array(length).fill(7);
      return { bytes: moved, lengthLeft: moved.length };
    },
    lengthLeft: () => moved!.length,
    spin(_input, { isCancelled, tell }) {
      tell({ kind: 'sent', value: 0 });
      while (!isCancelled());
      return isCancelled();
    },
    async deliver(count, { deliver }) {
      for (let value = 0; value < count; value++) await deliver({ kind: 'delivered', value });
      return count;
    },
    remember: (value) => void (memory = value),
    remembered: () => memory,
    crash: () => process.exit(3),
    standBack() {
      standBack();
      return getPriority();
    },
  },
  (answer) =>
    typeof answer === 'object' && answer !== null && 'bytes' in answer
      ? [(answer.bytes as Uint8Array<ArrayBuffer>).buffer]
      : [],
);
