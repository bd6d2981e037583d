import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

const view = { width: 1000, height: 600 };

test('the card stands right below the pointer in the upper left quarter, and on the other side elsewhere', () => {
  expect(cardPlace({ x: 100, y: 100 }, view)).toEqual({
    left: '114px',
    right: 'auto',
    top: '114px',
    bottom: 'auto',
  });
  expect(cardPlace({ x: 900, y: 500 }, view)).toEqual({
    left: 'auto',
    right: '114px',
    top: 'auto',
    bottom: '114px',
  });
});

test('a card as wide as a third and as high as a third of the view is never cut off', () => {
  const [across, down] = [view.width / 3, view.height / 3];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 600 }), (x, y) => {
      const { left, right, top, bottom } = cardPlace({ x, y }, view);
      const start =
        left === 'auto' ? view.width - Number.parseFloat(right) - across : Number.parseFloat(left);
      const head = top === 'auto' ? view.height - Number.parseFloat(bottom) - down : Number.parseFloat(top);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + across).toBeLessThanOrEqual(view.width);
      expect(head).toBeGreaterThanOrEqual(0);
      expect(head + down).toBeLessThanOrEqual(view.height);
    }),
  );
});
