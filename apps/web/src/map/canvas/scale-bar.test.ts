import { expect, test } from 'vitest';
import { cameraOf, worldOf } from './camera.ts';
import { scaleBarOf } from './scale-bar.ts';

const barAt = (lat: number, zoom: number) => scaleBarOf(cameraOf(worldOf([114, lat]), zoom));

test('the bar is the longest round length within 96 pixels, as long as it says', () => {
  // On the equator the world is 40 075 017 m on 512 × 2^zoom pixels: 76.437 m a pixel at zoom 10.
  expect(barAt(0, 10)).toEqual({ text: '5 公里', pixels: expect.closeTo(5000 / 76.437, 2) });
  expect(barAt(0, 17)).toEqual({ text: '50 米', pixels: expect.closeTo(50 / 0.59716, 1) });
  // At 60° a pixel is half as long.
  expect(barAt(60, 10)).toEqual({ text: '3 公里', pixels: expect.closeTo(3000 / 38.2185, 2) });
});
