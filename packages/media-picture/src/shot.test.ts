import { expect, test } from 'vitest';
import { formatScenes, sceneOf } from './format-scenes.ts';
import { mediaPicture } from './picture-svg.ts';
import { sceneHeight, sceneWidth } from './scene.ts';
import { pictureFaults, viewOf, type Shot } from './shot.ts';

const shots: readonly Shot[] = ['near', 'middle', 'far'];

test.each(formatScenes)(
  'a near picture of $mediumId/$formId shows the whole face and more of it',
  (format) => {
    const scene = sceneOf(format);
    const view = viewOf(scene, 'near');
    const { slot } = scene;
    expect(view.width / view.height).toBeCloseTo(sceneWidth / sceneHeight, 6);
    for (const [low, high] of [
      [view.x, slot.x],
      [view.y, slot.y],
      [slot.x + slot.width, view.x + view.width + 1e-9],
      [slot.y + slot.height, view.y + view.height + 1e-9],
      [0, view.x],
      [0, view.y],
      [view.x + view.width, sceneWidth + 1e-9],
      [view.y + view.height, sceneHeight + 1e-9],
    ])
      expect(low).toBeLessThanOrEqual(high);
    expect(view.width).toBeLessThanOrEqual(sceneWidth);
  },
);

test.each(formatScenes)(
  'a picture of $mediumId/$formId without surroundings shows the face alone',
  (format) => {
    const scene = sceneOf(format);
    const { x, y, width, height } = viewOf(scene, 'middle', 'no-surroundings');
    expect(x).toBeGreaterThan(scene.slot.x);
    expect(y).toBeGreaterThan(scene.slot.y);
    expect(x + width).toBeLessThan(scene.slot.x + scene.slot.width);
    expect(y + height).toBeLessThan(scene.slot.y + scene.slot.height);
  },
);

test.each(formatScenes)('every shot and fault of $mediumId/$formId is another picture', (format) => {
  const creative = 'data:image/png;base64,AA==';
  const pictures = [
    ...shots.map((shot) => mediaPicture({ format, theme: 'light', creative, shot })),
    ...pictureFaults.map((fault) => mediaPicture({ format, theme: 'light', creative, fault })),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  const wrong = mediaPicture({ format, theme: 'light', creative, fault: 'wrong-creative' });
  expect(wrong).not.toContain(creative);
});
