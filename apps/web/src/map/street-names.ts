/** Names along streets. */
export const namesAlong = {
  'symbol-placement': 'line',
  'symbol-spacing': 420,
  'text-size': ['interpolate', ['linear'], ['zoom'], 12, 11, 16, 13],
  'text-letter-spacing': 0.06,
  'text-padding': 6,
};

/** From which zoom the names of a class are written: of the widest first. `rank`: the expression of a street's rank. */
export const namedFrom = (rank: unknown) =>
  [
    { id: 'main', minzoom: 12.4, filter: ['!', ['>=', rank, 3]] },
    { id: 'primary', minzoom: 13.2, filter: ['==', rank, 3] },
    { id: 'secondary', minzoom: 14.2, filter: ['>=', rank, 4] },
  ] as const;
