/** Numbers of persons by their count of passages. */
import { CHUNK_SEGMENT, SEGMENT_START, SEGMENT_WEIGHT, SUMS } from '../src/panel/kernel-fields';
import { CHUNK_PERSONS, personsIn } from './panel';

/** Adds the counts of every segment's persons, times its weight, to the classes. */
export function classifyChunk(panel: usize, chunk: u32, counts: usize, top: u32, classes: usize): void {
  const starts = load<u32>(panel, SEGMENT_START);
  const weights = load<u32>(panel, SEGMENT_WEIGHT);
  const sums = load<u32>(panel, SUMS);
  const width: usize = (top + 1) << 3;
  const begin = chunk * CHUNK_PERSONS;
  const stop = begin + personsIn(panel, chunk);
  let h = load<u32>(load<u32>(panel, CHUNK_SEGMENT) + (chunk << 2));
  let from = begin;
  while (from < stop) {
    const segmentEnd = load<u32>(starts + (h << 2), 4);
    const to = segmentEnd < stop ? segmentEnd : stop;
    const w = load<f64>(weights + (h << 3));
    const at = counts + (from - begin);
    if (to - from < 64) {
      for (let i: u32 = 0; i < to - from; i++) {
        const n = <u32>load<u8>(at + i);
        if (n > top) continue;
        const sum = sums + (n << 3);
        store<f64>(sum, load<f64>(sum) + w);
        store<f64>(sum + width, load<f64>(sum + width) + 1);
      }
    } else {
      classify(at, to - from, top, classes);
      for (let n: u32 = 0; n <= top; n++) {
        const sum = sums + (n << 3);
        const persons = <f64>load<u32>(classes + (n << 2));
        store<f64>(sum, load<f64>(sum) + persons * w);
        store<f64>(sum + width, load<f64>(sum + width) + persons);
      }
    }
    from = to;
    h++;
  }
}

/** Sum of sixteen bytes. */
// @ts-ignore: decorator
@inline
function total(bytes: v128): u32 {
  const pairs = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes));
  return (
    i32x4.extract_lane(pairs, 0) +
    i32x4.extract_lane(pairs, 1) +
    i32x4.extract_lane(pairs, 2) +
    i32x4.extract_lane(pairs, 3)
  );
}

/** Numbers of bytes equal to 0, 1, … top among `length` bytes, as u32. Four classes are counted per pass. */
function classify(at: usize, length: u32, top: u32, classes: usize): void {
  const whole = length & ~15;
  for (let n: u32 = 0; n <= top; n += 4) {
    const v0 = i8x16.splat(<i8>n);
    const v1 = i8x16.splat(<i8>(n + 1));
    const v2 = i8x16.splat(<i8>(n + 2));
    const v3 = i8x16.splat(<i8>(n + 3));
    let n0: u32 = 0;
    let n1: u32 = 0;
    let n2: u32 = 0;
    let n3: u32 = 0;
    let i: u32 = 0;
    while (i < whole) {
      // Byte counters are summed before they exceed 255.
      const stop = whole - i < 255 * 16 ? whole : i + 255 * 16;
      let a = i8x16.splat(0);
      let b = a;
      let c = a;
      let d = a;
      for (; i < stop; i += 16) {
        const bytes = v128.load(at + i);
        a = i8x16.sub(a, i8x16.eq(bytes, v0));
        b = i8x16.sub(b, i8x16.eq(bytes, v1));
        c = i8x16.sub(c, i8x16.eq(bytes, v2));
        d = i8x16.sub(d, i8x16.eq(bytes, v3));
      }
      n0 += total(a);
      n1 += total(b);
      n2 += total(c);
      n3 += total(d);
    }
    for (; i < length; i++) {
      const byte = <u32>load<u8>(at + i);
      n0 += u32(byte == n);
      n1 += u32(byte == n + 1);
      n2 += u32(byte == n + 2);
      n3 += u32(byte == n + 3);
    }
    store<u32>(classes + (n << 2), n0);
    store<u32>(classes + (n << 2), n1, 4);
    store<u32>(classes + (n << 2), n2, 8);
    store<u32>(classes + (n << 2), n3, 12);
  }
}
