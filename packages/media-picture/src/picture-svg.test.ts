import { expect, test } from 'vitest';
import { formatScenes, sceneOf, type FormatKey } from './format-scenes.ts';
import { mediaPicture, pictureMark } from './picture-svg.ts';
import { sceneHeight, sceneWidth, type Rectangle, type Shape } from './scene.ts';

const decks = ['single', 'double'] as const;
const themes = ['light', 'dark'] as const;
const formats: readonly (FormatKey & { readonly ratio: number })[] = formatScenes.flatMap((format) =>
  decks.map((deck) => ({
    mediumId: format.mediumId,
    formId: format.formId,
    deck,
    ratio: format.widthMillimeters / format.heightMillimeters,
  })),
);

/** The rectangle around a shape, from the numbers of its commands. */
function boundsOf(shape: Shape): Rectangle {
  if (shape.kind === 'rectangle') return shape;
  if (shape.kind === 'ellipse') {
    const { x, y, radiusX, radiusY } = shape;
    return { x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY };
  }
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command, numbers] of shape.commands.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const values = numbers.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    expect('MLHVQCZ').toContain(command);
    expect(values.every(Number.isFinite)).toBe(true);
    values.forEach((value, i) => {
      if (command === 'V' || (command !== 'H' && i % 2 === 1)) ys.push(value);
      else xs.push(value);
    });
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

test.each(formats)('medium $mediumId form $formId $deck has a slot of its proportions', (format) => {
  const { back, slot, front } = sceneOf(format);
  expect(slot.width / slot.height).toBeCloseTo(format.ratio, 9);
  // The creative is large enough to be recognised.
  expect(slot.width * slot.height).toBeGreaterThan(3400);
  for (const { x, y, width, height } of [slot, ...back.map(boundsOf), ...front.map(boundsOf)]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(sceneWidth);
    expect(y + height).toBeLessThanOrEqual(sceneHeight);
  }
});

test.each(formats)(
  'medium $mediumId form $formId $deck is drawn in less than 6 kB, always alike',
  (format) => {
    for (const theme of themes) {
      const drawn = mediaPicture({ format, theme });
      expect(Buffer.byteLength(drawn)).toBeLessThan(6144);
      expect(mediaPicture({ format, theme })).toBe(drawn);
      expect(drawn).toContain(pictureMark);
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    }
  },
);

test('light and dark differ in colours alone', () => {
  const format = { mediumId: 2, formId: 1 };
  const [light, dark] = themes.map((theme) => mediaPicture({ format, theme }));
  expect(light).not.toBe(dark);
  const plain = (text: string) => text.replaceAll(/#[\da-f]{6}/g, '#');
  expect(plain(light)).toBe(plain(dark));
});

test('the creative is clipped into the slot, and its address cannot leave its attribute', () => {
  const format = { mediumId: 8, formId: 1 };
  const drawn = mediaPicture({ format, theme: 'light', creative: 'data:image/png;base64,AA"/><script>' });
  const { slot } = sceneOf(format);
  const [, width, height] =
    /<image [^>]*width="([\d.]+)" height="([\d.]+)" preserveAspectRatio="xMidYMid slice"/.exec(drawn)!;
  expect(Number(width) / Number(height)).toBeCloseTo(slot.width / slot.height, 1);
  expect(drawn).not.toContain('<script>');
});

test('a thumbnail has no words, a format without a scene stands on a board', () => {
  expect(
    mediaPicture({ format: { mediumId: 5, formId: 1 }, theme: 'light', isThumbnail: true }),
  ).not.toContain('<text');
  const unknown = mediaPicture({ format: { mediumId: 900, formId: 7 }, theme: 'light' });
  expect(unknown).toContain(pictureMark);
});
