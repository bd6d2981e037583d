import { expect, test } from 'vitest';
import { mediaSeen } from './media-seen.ts';

const group = (isEnabled: unknown, regionCodes: unknown, mediaIds: unknown) => ({
  isEnabled,
  mediaRegionData: [{ regionCodes, mediaIds }],
});

test.each<[string, unknown, number[] | null]>([
  ['nothing loaded', null, []],
  ['two groups', { a: group(true, ['440300'], [1]), b: { c: group(true, ['ALL'], [7, 2]) } }, [1, 2, 7]],
  ['a group that is off', { a: group(false, ['440300'], [1]), b: group('true', ['440300'], [2]) }, []],
  ['media without a city', { a: group(true, [], [1]) }, []],
  ['all media in one city', { a: group(true, ['440300'], [0]), b: group(true, ['440300'], [3]) }, null],
  [
    'damaged entries',
    { a: { isEnabled: true, mediaRegionData: [null, 3, { regionCodes: ['ALL'], mediaIds: ['0', 4] }] } },
    [4],
  ],
])('%s', (_name, permission, media) => {
  const seen = mediaSeen(permission);
  expect(seen === null ? null : [...seen].sort((a, b) => a - b)).toEqual(media);
});
