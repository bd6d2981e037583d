import { expect, test } from 'vitest';
import { layoutSheet, type MapSheet } from './prepare-sheet.ts';

const sheet: MapSheet = {
  fileName: '深圳市_线路地图.png',
  title: '秋季通勤 · 深圳市',
  subtitle: '24 条线路',
  legendTitle: 'TA浓度（曝光口径）',
  legend: [
    { colour: '#7dbbff', shape: 'line', text: '8.1% – 9.4%' },
    { colour: '#002e6b', shape: 'line', text: '9.4% – 12.0%' },
  ],
  footnote: '预估',
  watermark: '数智营销平台 李雷',
};

test('title, map and footnote stand one under the other and the legend lies on the map', () => {
  const layout = layoutSheet(sheet, 800, 500);
  expect(layout.map.height).toBe(500);
  expect(layout.height).toBeGreaterThan(layout.map.y + layout.map.height);
  expect(layout.legend.y).toBeGreaterThan(layout.map.y);
  expect(layout.legend.y + layout.legend.height).toBeLessThan(layout.map.y + layout.map.height);
  expect(layout.rows.map(({ row }) => row.text)).toEqual(['8.1% – 9.4%', '9.4% – 12.0%']);
  for (const { y } of layout.rows) expect(y).toBeLessThan(layout.legend.y + layout.legend.height);
});

test('the watermark covers the picture in both directions', () => {
  const { watermarks, width, height } = layoutSheet(sheet, 1200, 700);
  expect(Math.max(...watermarks.map(({ x }) => x))).toBeGreaterThan(width - 260);
  expect(Math.max(...watermarks.map(({ y }) => y))).toBeGreaterThan(height - 160);
});

test('a long legend text does not leave the picture', () => {
  const wide = { ...sheet, legend: [{ ...sheet.legend[0], text: '很长'.repeat(200) }] };
  const { legend } = layoutSheet(wide, 400, 300);
  expect(legend.x + legend.width).toBeLessThanOrEqual(400);
});
