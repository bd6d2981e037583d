import { expect, test } from 'vitest';
import { movingMedia, movingMediaOf, plannedMedium } from './moving-media.ts';

const train = {
  ...plannedMedium,
  mediumId: 90,
  name: '地铁列车',
  unit: '列',
  vehicleNoun: '列车',
  hasDecks: false,
  lineSource: 'metro',
};

test('a medium is found by its id and by the data kind of its lines', () => {
  const media = movingMediaOf([plannedMedium, train]);
  expect(media.ids).toEqual([plannedMedium.mediumId, 90]);
  expect(media.of(90)).toBe(train);
  expect(media.on('metro')).toBe(train);
  expect([1, 2, 90].map(media.isMoving)).toEqual([true, false, true]);
  expect(movingMedia.isMoving(90)).toBe(false);
  expect(() => media.on('trips')).toThrow('没有以「trips」为线路来源的移动媒体');
});

test('two media cannot share an id or a source of lines', () => {
  expect(() => movingMediaOf([plannedMedium, { ...train, mediumId: 1 }])).toThrow(RangeError);
  expect(() => movingMediaOf([plannedMedium, { ...train, lineSource: 'bus-lines' }])).toThrow(RangeError);
});
