import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dockAt,
  dockStep,
  layoutOf,
  parseLayout,
  storedAfter,
  type WindowClass,
} from './workbench-layout.ts';

test('without a choice the left panel is open in a wide window and folded in a narrow one', () => {
  expect(layoutOf({}, 'wide', false)).toEqual({
    isLeftOpen: true,
    isRightOpen: true,
    dock: 'half',
    halfHeight: 236,
    isMapAlone: false,
  });
  expect(layoutOf({}, 'narrow', false).isLeftOpen).toBe(false);
});

test('what is chosen in a narrow window does not hold for a wide one', () => {
  const opened = storedAfter({}, { isLeftOpen: true }, 'narrow');
  expect(layoutOf(opened, 'narrow', false).isLeftOpen).toBe(true);
  const folded = storedAfter(opened, { isLeftOpen: false }, 'wide');
  expect(layoutOf(folded, 'wide', false).isLeftOpen).toBe(false);
  expect(layoutOf(folded, 'narrow', false).isLeftOpen).toBe(true);
});

test('a screen may begin with other heights, which a choice overrides', () => {
  const first = { halfHeight: 300, isLeftOpenNarrow: true };
  expect(layoutOf({}, 'narrow', false, first)).toMatchObject({ halfHeight: 300, isLeftOpen: true });
  const chosen = { halfHeight: 200, isLeftOpenNarrow: false };
  expect(layoutOf(chosen, 'narrow', false, first)).toMatchObject({ halfHeight: 200, isLeftOpen: false });
});

test('the map alone is not kept', () => {
  expect(storedAfter({ dock: 'full' }, { isMapAlone: true }, 'wide')).toEqual({ dock: 'full' });
});

test('a stored layout survives storing, and rubbish gives a layout all the same', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom<WindowClass>('slim', 'narrow', 'wide'), (stored, window) => {
      const layout = layoutOf(parseLayout(stored), window, false);
      expect(['closed', 'half', 'full']).toContain(layout.dock);
      expect(layout.halfHeight).toBeGreaterThanOrEqual(140);
      const again = parseLayout(JSON.parse(JSON.stringify(storedAfter({}, layout, window))));
      expect(layoutOf(again, window, false)).toEqual(layout);
    }),
  );
});

test.each([
  { height: 60, dock: 'closed' },
  { height: 130, dock: 'half', halfHeight: 140 },
  { height: 333.4, dock: 'half', halfHeight: 333 },
  { height: 770, dock: 'full' },
])('a dock let go at $height px of 852 is $dock', ({ height, ...rest }) => {
  expect(dockAt(height, 852)).toEqual(rest);
});

test('the keys take the dock one step at a time and stop at its ends', () => {
  expect([dockStep('closed', 1), dockStep('half', 1), dockStep('full', 1)]).toEqual(['half', 'full', 'full']);
  expect([dockStep('full', -1), dockStep('half', -1), dockStep('closed', -1)]).toEqual([
    'half',
    'closed',
    'closed',
  ]);
});
