/** A run of nodes by their ids. */
export type Path = readonly number[];

/**
 * Paths that meet end to end, joined to as long ones as there are; where more than two meet, any two go on. Closed
 * paths come back closed.
 */
export function joinPaths(paths: readonly Path[]): number[][] {
  const unused = new Set(paths.filter((path) => path.length > 1));
  const at = new Map<number, Set<Path>>();
  const ends = (path: Path) => [path[0], path[path.length - 1]];
  for (const path of unused)
    for (const end of ends(path)) {
      const here = at.get(end) ?? new Set();
      at.set(end, here.add(path));
    }
  const use = (path: Path) => {
    unused.delete(path);
    for (const end of ends(path)) at.get(end)?.delete(path);
  };
  const follow = (joined: number[]): number[] => {
    for (;;) {
      const end = joined[joined.length - 1];
      if (end === joined[0]) return joined;
      const [next] = at.get(end) ?? [];
      if (next === undefined) return joined;
      use(next);
      const isForwards = next[0] === end;
      for (let i = 1; i < next.length; i += 1) joined.push(next[isForwards ? i : next.length - 1 - i]);
    }
  };
  const joined: number[][] = [];
  for (const path of unused) {
    use(path);
    const onward = follow([...path]);
    joined.push(onward[0] === onward[onward.length - 1] ? onward : follow(onward.toReversed()));
  }
  return joined;
}
