/** Set bits that two masks have in common. */

/** Common bits at places [from, to). The masks must be readable up to the 8 bytes that hold place to − 1. */
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
 * The same for four masks that are read side by side, which memory serves faster than one after the other:
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
  let at: usize = (from >>> 6) << 3;
  const last: usize = ((to - 1) >>> 6) << 3;
  const tail = <u64>-1 >>> (63 - ((to - 1) & 63));
  let mask = load<u64>(other + at) & ((<u64>-1) << (from & 63));
  let na: u64 = 0;
  let nb: u64 = 0;
  let nc: u64 = 0;
  let nd: u64 = 0;
  while (at < last) {
    na += popcnt<u64>(load<u64>(a + at) & mask);
    nb += popcnt<u64>(load<u64>(b + at) & mask);
    nc += popcnt<u64>(load<u64>(c + at) & mask);
    nd += popcnt<u64>(load<u64>(d + at) & mask);
    at += 8;
    mask = load<u64>(other + at);
  }
  mask &= tail;
  na += popcnt<u64>(load<u64>(a + at) & mask);
  nb += popcnt<u64>(load<u64>(b + at) & mask);
  nc += popcnt<u64>(load<u64>(c + at) & mask);
  nd += popcnt<u64>(load<u64>(d + at) & mask);
  store<u32>(counts, <u32>na);
  store<u32>(counts, <u32>nb, 4);
  store<u32>(counts, <u32>nc, 8);
  store<u32>(counts, <u32>nd, 12);
}
