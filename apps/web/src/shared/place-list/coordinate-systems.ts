import type { Crs } from '@ooh/geo/point';

/** Coordinate systems that people paste places in, by the map they took them from. */
export const coordinateSystems: readonly { readonly value: Crs; readonly label: string }[] = [
  { value: 'WGS84', label: 'WGS84' },
  { value: 'GCJ02', label: 'GCJ02（高德、腾讯）' },
  { value: 'BD09', label: 'BD09（百度）' },
];
