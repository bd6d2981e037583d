/** Masks: bits set in both of two masks, and conversion of bits to bytes. */

/** Number of common bits at positions [from, to). The masks must be readable up to the 8 bytes that contain position to − 1. */
export function popcountRange(one: usize, other: usize, from: u32, to: u32): u32 {
  if (from >= to) return 0;
  let at: usize = (from >>> 6) << 3;
  const last: usize = ((to - 1) >>> 6) << 3;
  const head = (<u64>-1) << (from & 63);
  const tail = <u64>-1 >>> (63 - ((to - 1) & 63));
  if (at == last) return <u32>popcnt<u64>(load<u64>(one + at) & load<u64>(other + at) & head & tail);
  let a = popcnt<u64>(load<u64>(one + at) & load<u64>(other + at) & head);
  let b = popcnt<u64>(load<u64>(one + last) & load<u64>(other + last) & tail);
  at += 8;
  let c: u64 = 0;
  let d: u64 = 0;
  while (at + 32 <= last) {
    a += popcnt<u64>(load<u64>(one + at) & load<u64>(other + at));
    b += popcnt<u64>(load<u64>(one + at, 8) & load<u64>(other + at, 8));
    c += popcnt<u64>(load<u64>(one + at, 16) & load<u64>(other + at, 16));
    d += popcnt<u64>(load<u64>(one + at, 24) & load<u64>(other + at, 24));
    at += 32;
  }
  while (at < last) {
    a += popcnt<u64>(load<u64>(one + at) & load<u64>(other + at));
    at += 8;
  }
  return <u32>(a + b + c + d);
}

/**
 * The same for four masks read in parallel, which is faster than one after the other:
 * writes the four u32 at `counts`.
 */
export function popcountFour(
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  other: usize,
  from: u32,
  to: u32,
  counts: usize,
): void {
  if (from >= to) return;
  const at: usize = (from >>> 6) << 3;
  const last: usize = ((to - 1) >>> 6) << 3;
  const tail = <u64>-1 >>> (63 - ((to - 1) & 63));
  a += at;
  b += at;
  c += at;
  d += at;
  other += at;
  let mask = load<u64>(other) & (<u64>-1 << (from & 63));
  if (at == last) mask &= tail;
  let na = popcnt<u64>(load<u64>(a) & mask);
  let nb = popcnt<u64>(load<u64>(b) & mask);
  let nc = popcnt<u64>(load<u64>(c) & mask);
  let nd = popcnt<u64>(load<u64>(d) & mask);
  // Words left before the last one; addresses are incremented, so the words of a step use constant offsets.
  let left: usize = at == last ? 0 : ((last - at) >>> 3) - 1;
  for (; left >= 4; left -= 4) {
    mask = load<u64>(other, 8);
    na += popcnt<u64>(load<u64>(a, 8) & mask);
    nb += popcnt<u64>(load<u64>(b, 8) & mask);
    nc += popcnt<u64>(load<u64>(c, 8) & mask);
    nd += popcnt<u64>(load<u64>(d, 8) & mask);
    mask = load<u64>(other, 16);
    na += popcnt<u64>(load<u64>(a, 16) & mask);
    nb += popcnt<u64>(load<u64>(b, 16) & mask);
    nc += popcnt<u64>(load<u64>(c, 16) & mask);
    nd += popcnt<u64>(load<u64>(d, 16) & mask);
    mask = load<u64>(other, 24);
    na += popcnt<u64>(load<u64>(a, 24) & mask);
    nb += popcnt<u64>(load<u64>(b, 24) & mask);
    nc += popcnt<u64>(load<u64>(c, 24) & mask);
    nd += popcnt<u64>(load<u64>(d, 24) & mask);
    mask = load<u64>(other, 32);
    na += popcnt<u64>(load<u64>(a, 32) & mask);
    nb += popcnt<u64>(load<u64>(b, 32) & mask);
    nc += popcnt<u64>(load<u64>(c, 32) & mask);
    nd += popcnt<u64>(load<u64>(d, 32) & mask);
    a += 32;
    b += 32;
    c += 32;
    d += 32;
    other += 32;
  }
  for (; at != last; left--) {
    mask = load<u64>(other, 8);
    if (left == 0) mask &= tail;
    na += popcnt<u64>(load<u64>(a, 8) & mask);
    nb += popcnt<u64>(load<u64>(b, 8) & mask);
    nc += popcnt<u64>(load<u64>(c, 8) & mask);
    nd += popcnt<u64>(load<u64>(d, 8) & mask);
    a += 8;
    b += 8;
    c += 8;
    d += 8;
    other += 8;
    if (left == 0) break;
  }
  store<u32>(counts, <u32>na);
  store<u32>(counts, <u32>nb, 4);
  store<u32>(counts, <u32>nc, 8);
  store<u32>(counts, <u32>nd, 12);
}

/** Sixteen bytes 0 or `value` from sixteen bits. */
// @ts-ignore: decorator
@inline
export function spread(bits: usize, value: v128): v128 {
  const lanes = i8x16.shuffle(
    v128.load16_splat(bits),
    i8x16.splat(0),
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
  );
  const each = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  return v128.and(i8x16.eq(v128.and(lanes, each), each), value);
}

/** The bit of one person. */
// @ts-ignore: decorator
@inline
export function isSet(bits: usize, local: u32): u32 {
  return (load<u8>(bits + (local >>> 3)) >>> <u8>(local & 7)) & 1;
}
