/** OR of several rows into a mask. */

/** Rows read in parallel, chosen by measurement: 16 take a sixth longer, 8 a fifth. */
export const GROUP: u32 = 14;
/** Buffer for their addresses. */
export const GROUP_BYTES: usize = 64;

// @ts-ignore: decorator
@inline
function any(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.or(v128.or(a, b), v128.or(c, d));
}

/**
 * ORs `count` (1 … 14) rows, whose addresses are at `group`, into `into`. Each iteration takes 64 bytes of each row at
 * constant offsets, so addresses are computed once.
 */
export function orGroup(group: usize, count: u32, into: usize, bytes: usize): void {
  const end = into + bytes;
  let a = <usize>load<u32>(group);
  let b = count > 1 ? <usize>load<u32>(group, 4) : a;
  let c = count > 2 ? <usize>load<u32>(group, 8) : a;
  let d = count > 3 ? <usize>load<u32>(group, 12) : a;
  if (count <= 4) {
    for (; into < end; into += 64) {
      const r0 = any(v128.load(a), v128.load(b), v128.load(c), v128.load(d));
      const r1 = any(v128.load(a, 16), v128.load(b, 16), v128.load(c, 16), v128.load(d, 16));
      const r2 = any(v128.load(a, 32), v128.load(b, 32), v128.load(c, 32), v128.load(d, 32));
      const r3 = any(v128.load(a, 48), v128.load(b, 48), v128.load(c, 48), v128.load(d, 48));
      v128.store(into, v128.or(v128.load(into), r0));
      v128.store(into, v128.or(v128.load(into, 16), r1), 16);
      v128.store(into, v128.or(v128.load(into, 32), r2), 32);
      v128.store(into, v128.or(v128.load(into, 48), r3), 48);
      a += 64;
      b += 64;
      c += 64;
      d += 64;
    }
    return;
  }
  let e = <usize>load<u32>(group, 16);
  let f = count > 5 ? <usize>load<u32>(group, 20) : a;
  let g = count > 6 ? <usize>load<u32>(group, 24) : a;
  let h = count > 7 ? <usize>load<u32>(group, 28) : a;
  if (count <= 8) {
    for (; into < end; into += 64) {
      const r0 = any(v128.load(a), v128.load(b), v128.load(c), v128.load(d));
      const s0 = any(v128.load(e), v128.load(f), v128.load(g), v128.load(h));
      v128.store(into, v128.or(v128.load(into), v128.or(r0, s0)));
      const r1 = any(v128.load(a, 16), v128.load(b, 16), v128.load(c, 16), v128.load(d, 16));
      const s1 = any(v128.load(e, 16), v128.load(f, 16), v128.load(g, 16), v128.load(h, 16));
      v128.store(into, v128.or(v128.load(into, 16), v128.or(r1, s1)), 16);
      const r2 = any(v128.load(a, 32), v128.load(b, 32), v128.load(c, 32), v128.load(d, 32));
      const s2 = any(v128.load(e, 32), v128.load(f, 32), v128.load(g, 32), v128.load(h, 32));
      v128.store(into, v128.or(v128.load(into, 32), v128.or(r2, s2)), 32);
      const r3 = any(v128.load(a, 48), v128.load(b, 48), v128.load(c, 48), v128.load(d, 48));
      const s3 = any(v128.load(e, 48), v128.load(f, 48), v128.load(g, 48), v128.load(h, 48));
      v128.store(into, v128.or(v128.load(into, 48), v128.or(r3, s3)), 48);
      a += 64;
      b += 64;
      c += 64;
      d += 64;
      e += 64;
      f += 64;
      g += 64;
      h += 64;
    }
    return;
  }
  let i = <usize>load<u32>(group, 32);
  let j = count > 9 ? <usize>load<u32>(group, 36) : a;
  let k = count > 10 ? <usize>load<u32>(group, 40) : a;
  let l = count > 11 ? <usize>load<u32>(group, 44) : a;
  let m = count > 12 ? <usize>load<u32>(group, 48) : a;
  let n = count > 13 ? <usize>load<u32>(group, 52) : a;
  for (; into < end; into += 64) {
    const p0 = any(v128.load(a), v128.load(b), v128.load(c), v128.load(d));
    const q0 = any(v128.load(e), v128.load(f), v128.load(g), v128.load(h));
    const r0 = any(v128.load(i), v128.load(j), v128.load(k), v128.load(l));
    const s0 = any(v128.load(m), v128.load(n), v128.load(into), p0);
    v128.store(into, v128.or(v128.or(q0, r0), s0));
    const p1 = any(v128.load(a, 16), v128.load(b, 16), v128.load(c, 16), v128.load(d, 16));
    const q1 = any(v128.load(e, 16), v128.load(f, 16), v128.load(g, 16), v128.load(h, 16));
    const r1 = any(v128.load(i, 16), v128.load(j, 16), v128.load(k, 16), v128.load(l, 16));
    const s1 = any(v128.load(m, 16), v128.load(n, 16), v128.load(into, 16), p1);
    v128.store(into, v128.or(v128.or(q1, r1), s1), 16);
    const p2 = any(v128.load(a, 32), v128.load(b, 32), v128.load(c, 32), v128.load(d, 32));
    const q2 = any(v128.load(e, 32), v128.load(f, 32), v128.load(g, 32), v128.load(h, 32));
    const r2 = any(v128.load(i, 32), v128.load(j, 32), v128.load(k, 32), v128.load(l, 32));
    const s2 = any(v128.load(m, 32), v128.load(n, 32), v128.load(into, 32), p2);
    v128.store(into, v128.or(v128.or(q2, r2), s2), 32);
    const p3 = any(v128.load(a, 48), v128.load(b, 48), v128.load(c, 48), v128.load(d, 48));
    const q3 = any(v128.load(e, 48), v128.load(f, 48), v128.load(g, 48), v128.load(h, 48));
    const r3 = any(v128.load(i, 48), v128.load(j, 48), v128.load(k, 48), v128.load(l, 48));
    const s3 = any(v128.load(m, 48), v128.load(n, 48), v128.load(into, 48), p3);
    v128.store(into, v128.or(v128.or(q3, r3), s3), 48);
    a += 64;
    b += 64;
    c += 64;
    d += 64;
    e += 64;
    f += 64;
    g += 64;
    h += 64;
    i += 64;
    j += 64;
    k += 64;
    l += 64;
    m += 64;
    n += 64;
  }
}
