import { expect, test } from 'vitest';
import { formatScenes } from '../format-scenes.ts';
import { picturePixels } from './picture-pixels.ts';
import { blankPixels } from './pixels.ts';

const creative = blankPixels(20, 10);
creative.rgb.fill(0);
for (let i = 0; i < creative.rgb.length; i += 3) creative.rgb[i] = 255;

const isCreative = (rgb: Uint8ClampedArray, pixel: number): boolean =>
  rgb[3 * pixel] > 240 && rgb[3 * pixel + 1] < 15 && rgb[3 * pixel + 2] < 15;
const shareOfCreative = ({ rgb }: { rgb: Uint8ClampedArray }): number =>
  Array.from({ length: rgb.length / 3 }, (_, i) => i).filter((i) => isCreative(rgb, i)).length /
  (rgb.length / 3);

test.each(formatScenes)(
  'format $mediumId/$formId: the nearer the shot, the larger the creative',
  (format) => {
    const share = (shot: 'near' | 'middle' | 'far') =>
      shareOfCreative(picturePixels({ format, theme: 'light', shot, creative, width: 160 }));
    expect(share('near')).toBeGreaterThanOrEqual(share('middle'));
    expect(share('middle')).toBeGreaterThan(share('far') * 3);
    expect(share('far')).toBeGreaterThan(0.001);
  },
);

test('the same picture has the same pixels; a camera that is nearer shows more of the creative', () => {
  const picture = {
    format: { mediumId: 2, formId: 1 },
    theme: 'light',
    shot: 'middle',
    creative,
    width: 160,
  } as const;
  const plain = picturePixels(picture);
  expect(plain).toEqual(picturePixels(picture));
  expect([plain.width, plain.height]).toEqual([160, 90]);
  const zoomed = picturePixels({ ...picture, camera: { zoom: 1.2, x: 26, y: 15 } });
  expect(shareOfCreative(zoomed)).toBeGreaterThan(shareOfCreative(plain) * 1.2);
});

test('no creative hangs where there is none, or another one does', () => {
  const base = { format: { mediumId: 3, formId: 1 }, theme: 'light', shot: 'middle', width: 160 } as const;
  expect(shareOfCreative(picturePixels(base))).toBe(0);
  expect(shareOfCreative(picturePixels({ ...base, creative, fault: 'wrong-creative' }))).toBe(0);
});
