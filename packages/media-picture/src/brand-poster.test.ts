import { expect, test } from 'vitest';
import { brandPoster } from './brand-poster.ts';

const poster = { brandName: '海岳<汽车>', slogan: '去更远', hue: 210, variant: 0, ratio: 2 };

test('a poster names the brand, is small and has the proportions of its face', () => {
  const svg = brandPoster(poster);
  expect(svg).toContain('海岳&#60;汽车&#62;');
  expect(svg).toContain('viewBox="0 0 600 300"');
  expect(svg.length).toBeLessThan(2000);
});

test('layouts and brands differ', () => {
  const pictures = [0, 1, 2].map((variant) => brandPoster({ ...poster, variant }));
  expect(new Set([...pictures, brandPoster({ ...poster, hue: 20 })]).size).toBe(4);
});
