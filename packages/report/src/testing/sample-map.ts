import type { DocumentMap, MapPoint } from '../document-map.ts';

export const squareRing = (side: number): MapPoint[] => [
  [-side, -side],
  [side, -side],
  [side, side],
  [-side, side],
];

/** 深圳 with one street, before anything stands on it. */
export const sampleMap: DocumentMap = {
  cityName: '深圳市',
  isCoastal: true,
  land: [squareRing(20_000)],
  districts: [{ name: '福田区', rings: [squareRing(8000)] }],
  water: [],
  green: [],
  streets: [
    {
      rank: 0,
      path: [
        [-30_000, 0],
        [30_000, 0],
      ],
    },
  ],
  ways: [],
  points: [],
  attribution: '底图为示意路网',
};
