import { handOverLoad } from '@ooh/contract/domain/hand-over';
import { expect, test } from 'vitest';
import { sentPlaces } from './sent-places.ts';

test('outlines are sent as areas, other places as points, with the audience that was looked at', () => {
  const women = {
    groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [102] }] }],
  };
  const ring: [number, number][] = [
    [114, 22.5],
    [114.01, 22.5],
    [114.01, 22.51],
  ];
  const sent = sentPlaces('440300', women, [
    { placeId: 'a-1', name: '商场', lng: 114.1, lat: 22.6 },
    { name: '自绘区域 1', lng: 114.005, lat: 22.505, ring },
    { name: '门店', lng: 114.2, lat: 22.6, address: '示例路 1 号' },
  ]);
  expect(sent.areas).toEqual([
    { cityCode: '440300', kind: 'drawn', areaId: 'drawn-2', name: '自绘区域 1', ring },
  ]);
  expect(sent.pois?.map(({ name, placeId }) => [name, placeId])).toEqual([
    ['商场', 'a-1'],
    ['门店', undefined],
  ]);
  expect(handOverLoad.parse(sent).targetAudience).toEqual(women);
  expect(sentPlaces('440300', { groups: [] }, [])).not.toHaveProperty('targetAudience');
});
