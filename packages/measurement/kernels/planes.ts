/** Counts of bitmap rows as bit planes, added by carry-save adders. */
import { spread } from './bits';

/**
 * Bit planes of the counts of bitmap rows: 1, 2, 4, … 128. The last plane in use is sticky: a person
 * in it has more contacts than the lower bound of the open class.
 */
export const PLANES: u32 = 8;

/** Rows read in parallel. */
export const GROUP: u32 = 16;

// @ts-ignore: decorator
@inline
function carry(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(c, v128.xor(a, b)));
}

// @ts-ignore: decorator
@inline
function parity(a: v128, b: v128, c: v128): v128 {
  return v128.xor(v128.xor(a, b), c);
}

/** Adds sixteen rows, whose addresses are at `group`, to planes 0 … last; the last is sticky. */
export function addSixteen(group: usize, planes: usize, bytes: usize, last: u32): void {
  const r0 = <usize>load<u32>(group);
  const r1 = <usize>load<u32>(group, 4);
  const r2 = <usize>load<u32>(group, 8);
  const r3 = <usize>load<u32>(group, 12);
  const r4 = <usize>load<u32>(group, 16);
  const r5 = <usize>load<u32>(group, 20);
  const r6 = <usize>load<u32>(group, 24);
  const r7 = <usize>load<u32>(group, 28);
  const r8 = <usize>load<u32>(group, 32);
  const r9 = <usize>load<u32>(group, 36);
  const r10 = <usize>load<u32>(group, 40);
  const r11 = <usize>load<u32>(group, 44);
  const r12 = <usize>load<u32>(group, 48);
  const r13 = <usize>load<u32>(group, 52);
  const r14 = <usize>load<u32>(group, 56);
  const r15 = <usize>load<u32>(group, 60);
  for (let o: usize = 0; o < bytes; o += 16) {
    const at = planes + o;
    let ones = v128.load(at);
    let a = v128.load(r0 + o);
    let b = v128.load(r1 + o);
    const twosA = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r2 + o);
    b = v128.load(r3 + o);
    const twosB = carry(ones, a, b);
    ones = parity(ones, a, b);
    let twos = v128.load(at + bytes);
    const foursA = carry(twos, twosA, twosB);
    twos = parity(twos, twosA, twosB);
    a = v128.load(r4 + o);
    b = v128.load(r5 + o);
    const twosC = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r6 + o);
    b = v128.load(r7 + o);
    const twosD = carry(ones, a, b);
    ones = parity(ones, a, b);
    const foursB = carry(twos, twosC, twosD);
    twos = parity(twos, twosC, twosD);
    let fours = v128.load(at + 2 * bytes);
    const eightsA = carry(fours, foursA, foursB);
    fours = parity(fours, foursA, foursB);
    a = v128.load(r8 + o);
    b = v128.load(r9 + o);
    const twosE = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r10 + o);
    b = v128.load(r11 + o);
    const twosF = carry(ones, a, b);
    ones = parity(ones, a, b);
    const foursC = carry(twos, twosE, twosF);
    twos = parity(twos, twosE, twosF);
    a = v128.load(r12 + o);
    b = v128.load(r13 + o);
    const twosG = carry(ones, a, b);
    ones = parity(ones, a, b);
    a = v128.load(r14 + o);
    b = v128.load(r15 + o);
    const twosH = carry(ones, a, b);
    v128.store(at, parity(ones, a, b));
    const foursD = carry(twos, twosG, twosH);
    v128.store(at + bytes, parity(twos, twosG, twosH));
    const eightsB = carry(fours, foursC, foursD);
    v128.store(at + 2 * bytes, parity(fours, foursC, foursD));
    const eights = v128.load(at + 3 * bytes);
    v128.store(at + 3 * bytes, parity(eights, eightsA, eightsB));
    let rest = carry(eights, eightsA, eightsB);
    let plane = at + 4 * bytes;
    for (let n: u32 = 4; n < last; n++, plane += bytes) {
      const before = v128.load(plane);
      v128.store(plane, v128.xor(before, rest));
      rest = v128.and(before, rest);
    }
    v128.store(plane, v128.or(v128.load(plane), rest));
  }
}

/** Adds the planes' counts to the bytes. */
export function emptyPlanes(planes: usize, counts: usize, bytes: usize, last: u32): void {
  for (let o: usize = 0; o < bytes; o += 2) {
    const at = planes + o;
    let sum = v128.or(
      v128.or(spread(at, i8x16.splat(1)), spread(at + bytes, i8x16.splat(2))),
      v128.or(spread(at + 2 * bytes, i8x16.splat(4)), spread(at + 3 * bytes, i8x16.splat(8))),
    );
    sum = v128.or(sum, spread(at + 4 * bytes, i8x16.splat(16)));
    sum = v128.or(sum, spread(at + 5 * bytes, i8x16.splat(32)));
    sum = v128.or(sum, spread(at + 6 * bytes, i8x16.splat(64)));
    if (last == 7) sum = v128.or(sum, spread(at + 7 * bytes, i8x16.splat(-128)));
    const into = counts + (o << 3);
    v128.store(into, i8x16.add_sat_u(v128.load(into), sum));
  }
}
