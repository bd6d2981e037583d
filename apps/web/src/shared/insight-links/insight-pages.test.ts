import { expect, test } from 'vitest';
import { insightPages } from './insight-pages.ts';

test('brand, cities, media and audience go along to the screens that take them', () => {
  const pages = insightPages({
    brandId: 'b-0001',
    cityCodes: ['440300', '310100'],
    mediumIds: [1, 2],
    targetAudience: { groups: [] },
  });
  const hrefs = new Map(pages.map(({ label, href }) => [label, href]));
  expect(hrefs.get('竞品洞察')).toBe('/strategy/competition?own=b-0001&city=440300%2C310100&media=1%2C2');
  expect(hrefs.get('城市透视')).toBe('/media/vision/city?city=440300');
  expect(hrefs.get('城市人群')).toBe('/strategy/people/city');
});
