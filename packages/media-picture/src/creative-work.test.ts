import { expect, test } from 'vitest';
import { formatScenes, sceneOf } from './format-scenes.ts';
import { creativeWork } from './creative-work.ts';
import { techniqueMarks } from './technique-marks.ts';

const poster = { brandName: '星河<汽车>', slogan: '驶向下一程', hue: 210, variant: 1 };

test('every technique but the plain one leaves its marks on every format, all inside the picture', () => {
  for (const format of formatScenes) {
    const { slot } = sceneOf(format);
    expect(techniqueMarks(['平面'], slot, '#ffffff')).toEqual([]);
    expect(techniqueMarks(['没有听过'], slot, '#ffffff')).toEqual([]);
    for (const technique of ['3D', 'AR', '灯光', '互动', '异形']) {
      const marks = techniqueMarks([technique], slot, '#ffffff');
      expect(marks.length).toBeGreaterThan(2);
      for (const { commands, opacity } of marks) {
        expect(commands).not.toMatch(/NaN|undefined/);
        expect(opacity).toBeGreaterThan(0);
      }
    }
  }
});

test('the first technique that can be drawn is drawn', () => {
  const { slot } = sceneOf({ mediumId: 2, formId: 1 });
  expect(techniqueMarks(['平面', 'AR', '3D'], slot, '#ffffff')).toEqual(
    techniqueMarks(['AR'], slot, '#ffffff'),
  );
});

test('a work is small, alike for the same input, other for another brand, and a name is text in it', () => {
  const work = { format: { mediumId: 2, formId: 1 }, poster, techniques: ['3D'], theme: 'light' } as const;
  const svg = creativeWork(work);
  expect(svg.length).toBeLessThan(16_000);
  expect(creativeWork(work)).toBe(svg);
  expect(creativeWork({ ...work, poster: { ...poster, hue: 20 } })).not.toBe(svg);
  expect(creativeWork({ ...work, isPlain: true }).length).toBeLessThan(svg.length);
  const [, creative] = /href="data:image\/svg\+xml,([^"]+)/.exec(svg) ?? [];
  expect(decodeURIComponent(creative)).toContain('星河&#60;汽车&#62;');
});
