/** CRoaring: the native addon, or its WASM build where that one could not be built. */
import { createRequire } from 'node:module';
import type { Contender, ContactTask } from './contender.ts';

interface Bitmap {
  readonly size: number;
  runOptimize(): boolean;
  shrinkToFit(): unknown;
  andNotCardinality(other: Bitmap): number;
  toUint32Array(into: Uint32Array): Uint32Array;
  dispose?(): unknown;
}
interface RoaringClass {
  new (persons: Uint32Array): Bitmap;
  orMany(bitmaps: readonly Bitmap[]): Bitmap;
}
interface Roaring {
  readonly RoaringBitmap32: RoaringClass;
  readonly CRoaringVersion?: string;
  readonly roaringLibraryInitialize?: () => Promise<unknown>;
}

async function loadRoaring(): Promise<{ bitmaps: RoaringClass; name: string }> {
  const load = createRequire(import.meta.url);
  try {
    const native = load('roaring') as Roaring;
    return { bitmaps: native.RoaringBitmap32, name: `CRoaring ${native.CRoaringVersion} (native)` };
  } catch {
    const wasm = load('roaring-wasm') as Roaring;
    await wasm.roaringLibraryInitialize?.();
    return { bitmaps: wasm.RoaringBitmap32, name: 'CRoaring (WASM build)' };
  }
}

/** Loads each medium as one bitmap, with passages in a parallel list in the order of persons. */
export async function openRoaring(task: ContactTask): Promise<Contender> {
  const { bitmaps: Bitmap32, name } = await loadRoaring();
  const { contacts, plan, top } = task;
  const { rowStart, persons, passages } = contacts;
  const bitmaps = Array.from({ length: contacts.mediaCount }, (_, m) => {
    const bitmap = new Bitmap32(persons.subarray(rowStart[m], rowStart[m + 1]));
    bitmap.runOptimize();
    bitmap.shrinkToFit();
    return bitmap;
  });
  const ofPlan = [...plan].map((m) => bitmaps[m]);
  const sizeOf = (some: readonly Bitmap[]): number => {
    const union = Bitmap32.orMany(some);
    const { size } = union;
    union.dispose?.();
    return size;
  };
  const covered = Bitmap32.orMany(ofPlan);
  const row = new Uint32Array(contacts.personCount);
  const frequency = new Uint8Array(contacts.personCount);
  return {
    name,
    methods: {
      reach: [{ how: 'orMany', answer: () => [sizeOf(ofPlan)] }],
      distribution: [
        {
          how: 'iterated, counted in bytes',
          answer: () => {
            frequency.fill(0);
            for (const m of plan) {
              const read = bitmaps[m].toUint32Array(row);
              const from = rowStart[m];
              for (let i = 0; i < read.length; i++) {
                const f = frequency[read[i]] + passages[from + i];
                frequency[read[i]] = f > top ? top : f;
              }
            }
            const classes = Array<number>(top + 1).fill(0);
            for (let p = 0; p < frequency.length; p++) classes[frequency[p]]++;
            return classes.slice(1);
          },
        },
      ],
      union: [{ how: 'orMany', answer: () => [sizeOf(bitmaps)] }],
      gains: [
        {
          how: 'andNotCardinality',
          answer: () => bitmaps.map((bitmap) => bitmap.andNotCardinality(covered)),
        },
      ],
    },
    close: () => bitmaps.forEach((bitmap) => bitmap.dispose?.()),
  };
}
