import { localPlane } from '@ooh/geo/local-plane';
import type { Position } from '@ooh/geo/polygon';
import { pointToSegmentSquared } from '@ooh/geo/segment';
import type { StreetNetwork } from '@ooh/streets/street-network';

/** Streets that are nearer than this are the one that a line runs on, m. */
const nearMeters = 30;
const stepMeters = 20;
const tileMeters = 200;

/** Tells whether a street lies within 30 m of places on the network's plane. */
function nearStreets({ edges }: StreetNetwork): (x: number, y: number) => boolean {
  const tiles = new Map<number, number[][]>();
  const tileOf = (x: number, y: number) =>
    (Math.floor(x / tileMeters) + 100_000) * 400_000 + Math.floor(y / tileMeters) + 100_000;
  for (const { path } of edges)
    for (let i = 1; i < path.length; i++) {
      const [[ax, ay], [bx, by]] = [path[i - 1], path[i]];
      const [minX, maxX] = [Math.min(ax, bx) - nearMeters, Math.max(ax, bx) + nearMeters];
      const [minY, maxY] = [Math.min(ay, by) - nearMeters, Math.max(ay, by) + nearMeters];
      for (let x = Math.floor(minX / tileMeters); x <= Math.floor(maxX / tileMeters); x++)
        for (let y = Math.floor(minY / tileMeters); y <= Math.floor(maxY / tileMeters); y++) {
          const tile = tileOf(x * tileMeters, y * tileMeters);
          const held = tiles.get(tile);
          if (held) held.push([ax, ay, bx, by]);
          else tiles.set(tile, [[ax, ay, bx, by]]);
        }
    }
  return (x, y) =>
    (tiles.get(tileOf(x, y)) ?? []).some(
      ([ax, ay, bx, by]) => pointToSegmentSquared(x, y, ax, ay, bx, by) <= nearMeters * nearMeters,
    );
}

/** Share of the length of ways that lies within 30 m of a street of the network, looked at every 20 m. */
export function shareOnStreets(network: StreetNetwork, ways: readonly (readonly Position[])[]): number {
  const isNear = nearStreets(network);
  const plane = localPlane(network.origin.lng, network.origin.lat);
  let [near, all] = [0, 0];
  for (const way of ways) {
    const xy = way.map(([lng, lat]) => [plane.x(lng), plane.y(lat)]);
    for (let i = 1; i < xy.length; i++) {
      const [a, b] = [xy[i - 1], xy[i]];
      const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / stepMeters));
      for (let k = 0; k < steps; k++) {
        const t = (k + 0.5) / steps;
        all++;
        if (isNear(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)) near++;
      }
    }
  }
  return near / all;
}
