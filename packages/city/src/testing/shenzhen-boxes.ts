/** A coarse Shenzhen for tests: ten rectangles that roughly tile the real districts. Not for display. */
import type { CityDistrict } from '../city-grid.ts';

const box = (
  adcode: string,
  name: string,
  west: number,
  south: number,
  east: number,
  north: number,
): CityDistrict => ({
  adcode,
  name,
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
});

export const shenzhenBoxes: readonly CityDistrict[] = [
  box('440303', '罗湖区', 114.09, 22.53, 114.2, 22.6),
  box('440304', '福田区', 113.99, 22.51, 114.09, 22.59),
  box('440305', '南山区', 113.87, 22.47, 113.99, 22.62),
  box('440306', '宝安区', 113.76, 22.55, 113.87, 22.8),
  box('440308', '盐田区', 114.2, 22.55, 114.31, 22.63),
  box('440311', '光明区', 113.87, 22.7, 113.99, 22.83),
  box('440309', '龙华区', 113.99, 22.6, 114.08, 22.76),
  box('440307', '龙岗区', 114.08, 22.6, 114.31, 22.79),
  box('440310', '坪山区', 114.31, 22.63, 114.41, 22.76),
  box('440307', '大鹏新区', 114.41, 22.54, 114.56, 22.66),
];
