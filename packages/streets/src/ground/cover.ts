/** What lies in a cell of the ground. */
export const cover = { outside: 0, land: 1, sea: 2, river: 3, hill: 4, lake: 5 } as const;

export const isWater = (code: number): boolean =>
  code === cover.sea || code === cover.river || code === cover.lake;
