import { expect, test } from 'vitest';
import { tile, watermarkLines, watermarkSvg } from './watermark-tile.ts';

test('the tile has the measures of the product', () => {
  const { widthPx, heightPx, offsetXPx, offsetYPx, fontSizePx, lineHeightPx, rotationDegrees } = tile;
  expect([widthPx, heightPx]).toEqual([200, 200]);
  expect([offsetXPx, offsetYPx, rotationDegrees]).toEqual([12, 60, -15]);
  expect([fontSizePx, lineHeightPx]).toEqual([12, 16]);
});

test('a long nickname wraps instead of being cut', () => {
  const text = '数智营销平台 欧阳一二三四五六七八九十甲乙丙丁戊己庚辛壬癸';
  const lines = watermarkLines(text);
  expect(lines.join('')).toBe(text);
  expect(lines.length).toBe(2);
  const widthPx = (line: string) => [...line].reduce((sum, sign) => sum + (sign === ' ' ? 6.72 : 12), 0);
  for (const line of lines) expect(widthPx(line)).toBeLessThanOrEqual(tile.widthPx - 2 * tile.offsetXPx);
});

test('a word that fits a line is not torn', () => {
  expect(watermarkLines('数智营销平台 媒介策划示例 分享')).toEqual(['数智营销平台 媒介策划示例', '分享']);
});

test('a name cannot break out of the picture', () => {
  const svg = watermarkSvg('"><script>&', '#000000');
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&#60;script&#62;&#38;');
});
