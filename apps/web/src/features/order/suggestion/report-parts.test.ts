import { expect, test } from 'vitest';
import { countFound, markFound, reportParts } from './report-parts.ts';

const advice = {
  basis: { startMonth: '2025-11', endMonth: '2026-10', note: '刊例价花费', isSample: true },
  brandId: 'b',
  brandName: '甲',
  suggestions: [
    {
      suggestionId: 'city',
      subject: 'city' as const,
      title: '补足声量',
      text: '深圳 SOS 低，深圳可加投。',
      figures: [{ name: '深圳竞品花费', value: 12, unit: '元' }],
      cityCodes: ['440300'],
      mediumIds: [],
      months: [],
    },
  ],
};

test('the report has a section for each suggestion, and one that says what the figures are', () => {
  const parts = reportParts(advice);
  expect(parts.map(({ partId, heading }) => [partId, heading])).toEqual([
    ['city', '城市：补足声量'],
    ['basis', '口径与范围'],
  ]);
  expect(parts[1].paragraphs.join('')).toContain('含演示数据');
});

test('a search marks every place where a text says it', () => {
  expect(markFound('深圳 SOS 低，深圳', '深圳')).toEqual([
    { text: '深圳', isFound: true },
    { text: ' SOS 低，', isFound: false },
    { text: '深圳', isFound: true },
  ]);
  expect(markFound('SOS', 'sos')).toEqual([{ text: 'SOS', isFound: true }]);
  expect(markFound('SOS', '')).toEqual([{ text: 'SOS', isFound: false }]);
  expect(countFound(reportParts(advice), '深圳')).toBe(3);
  expect(countFound(reportParts(advice), '')).toBe(0);
});
