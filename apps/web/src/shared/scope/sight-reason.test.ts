import { cityVisionScreen } from '@ooh/contract/domain/place-insight';
import { expect, test } from 'vitest';
import { hiddenBy } from './hidden-by.ts';
import { sightReason } from './sight-reason.ts';

const names = new Map([
  ['440300', '深圳市'],
  ['310100', '上海市'],
  ['500100', '重庆市'],
]);
const reasonOf = (
  regionCodes: readonly string[],
  isEnabled = true,
  cityCode: string | undefined = '500100',
) => {
  const [digital, group] = cityVisionScreen.split('.') as [string, string];
  const permission = {
    [digital]: { [group]: { isEnabled, mediaRegionData: [{ regionCodes, mediaIds: [1] }] } },
  };
  const nameOf = (code: string) => names.get(code) ?? code;
  return sightReason({ permission, group: cityVisionScreen, cityCode, nameOf })[0];
};

test('who does not see a city is told what is granted instead', () => {
  expect(reasonOf(['440300', '310100'])).toBe('您的角色在「城市透视」中授予了深圳市、上海市，没有重庆市。');
});

test('a group that is off, or without a city, is named', () => {
  expect(reasonOf(['440300'], false)).toBe('您的角色没有开通「城市透视」，或没有授予其中任何城市。');
  expect(reasonOf([], true)).toBe('您的角色没有开通「城市透视」，或没有授予其中任何城市。');
});

test('where the city is granted, it is the media that are missing', () => {
  expect(reasonOf(['ALL'])).toContain('所选媒体在这里没有授予');
});

test('a page is hidden where no city is open, or none of the asked ones', () => {
  const scope = new Set(['440300']);
  expect(hiddenBy('ALL', ['500100'])).toBeUndefined();
  expect(hiddenBy(scope, [])).toBeUndefined();
  expect(hiddenBy(scope, ['500100', '440300'])).toBeUndefined();
  expect(hiddenBy(scope, ['500100'])).toEqual({ cityCode: '500100' });
  expect(hiddenBy(new Set(), ['500100'])).toEqual({ cityCode: undefined });
});
