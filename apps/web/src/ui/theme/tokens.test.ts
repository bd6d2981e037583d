import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ThemeName } from '../../session/persisted-session.ts';
import { contrastRatio } from './contrast.ts';
import { cssVariableOf, seeds, shadows, themeColours, type ThemeColours } from './tokens.ts';

type Role = keyof ThemeColours;

const watermarkOpacity = 0.12;

/** The colour that is seen where an ink of an opacity lies on a ground. */
function mixed(ink: string, ground: string, opacity: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => channel(ink, at) * opacity + channel(ground, at) * (1 - opacity));
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Pairs of text and ground that occur; each is readable. */
const textPairs: [Role, Role][] = [
  ...(['text1', 'text2', 'text3', 'link', 'errorText', 'successText', 'warningText'] as const).flatMap(
    (text) =>
      (['layout', 'card', 'elevated', 'tableHeader', 'hover'] as const).map((surface): [Role, Role] => [
        text,
        surface,
      ]),
  ),
  ...(['link', 'text1', 'text2', 'text3'] as const).map((text): [Role, Role] => [text, 'selected']),
  ...(['link', 'text1', 'text2'] as const).map((text): [Role, Role] => [text, 'selectedStrong']),
  ['text1', 'segmentSelected'],
  ['text2', 'segmentTrack'],
  ['successText', 'successTint'],
  ['warningText', 'warningTint'],
  ['errorText', 'errorTint'],
  ['link', 'infoTint'],
];

/** Ratios that the design states, to two digits: a second reckoning of the pairs. */
const statedRatios: Record<ThemeName, [Role, Role, number][]> = {
  light: [
    ['text1', 'card', 16.46],
    ['text1', 'layout', 15.19],
    ['text2', 'card', 7.82],
    ['text2', 'layout', 7.22],
    ['text3', 'card', 5.27],
    ['text3', 'layout', 4.86],
    ['link', 'card', 5.78],
    ['link', 'layout', 5.34],
    ['successText', 'successTint', 4.62],
    ['warningText', 'warningTint', 5.21],
    ['errorText', 'errorTint', 4.74],
    ['controlBorder', 'card', 3.5],
    ['controlBorder', 'layout', 3.23],
    ['asRun', 'card', 3.83],
    ['plan', 'card', 5.45],
    ['forecast', 'card', 3.67],
    ['reference', 'card', 5.43],
    ['competitor', 'card', 3.55],
    ['score', 'card', 5.27],
  ],
  dark: [
    ['text1', 'card', 14.59],
    ['text1', 'elevated', 13.83],
    ['text1', 'layout', 15.96],
    ['text2', 'card', 8.82],
    ['text2', 'elevated', 8.37],
    ['text2', 'layout', 9.65],
    ['text3', 'card', 6.14],
    ['text3', 'elevated', 5.82],
    ['text3', 'layout', 6.72],
    ['link', 'card', 6.87],
    ['link', 'selected', 5.78],
    ['successText', 'successTint', 7.38],
    ['warningText', 'warningTint', 9.41],
    ['errorText', 'errorTint', 6.79],
    ['controlBorder', 'card', 3.65],
    ['controlBorder', 'elevated', 3.46],
    ['controlBorder', 'layout', 3.99],
    ['asRun', 'card', 5.79],
    ['plan', 'card', 7.16],
    ['forecast', 'card', 8.35],
    ['reference', 'card', 8.2],
    ['competitor', 'card', 4.88],
    ['score', 'card', 6.14],
  ],
};

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const colours = themeColours[theme];

  test.each(textPairs)('%s is readable on %s (4.5:1)', (text, surface) => {
    expect(contrastRatio(colours[text], colours[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(statedRatios[theme])('%s on %s has the ratio of the design, %d', (ink, ground, ratio) => {
    expect(contrastRatio(colours[ink], colours[ground])).toBeCloseTo(ratio, 1);
  });

  test.each(['asRun', 'plan', 'forecast', 'reference', 'target', 'competitor', 'score'] as const)(
    'data ink %s stands out from a card (3:1)',
    (role) => {
      expect(contrastRatio(colours[role], colours.card)).toBeGreaterThanOrEqual(3);
    },
  );

  test('data ink has one colour for each meaning', () => {
    const inks = (['asRun', 'plan', 'forecast', 'reference', 'target', 'competitor'] as const).map(
      (role) => colours[role],
    );
    expect(new Set(inks).size).toBe(inks.length);
  });

  test('text stays readable where the watermark lies under it', () => {
    const marked = mixed(colours.watermark, colours.card, watermarkOpacity);
    expect(contrastRatio(colours.text1, marked)).toBeGreaterThanOrEqual(5.7);
    expect(contrastRatio(colours.text2, marked)).toBeGreaterThanOrEqual(5.7);
  });

  test.each(['primaryButton', 'primaryButtonHover', 'dangerButton'] as const)(
    'white text is readable on %s',
    (fill) => {
      expect(contrastRatio('#ffffff', colours[fill])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['controlBorder', 'focusRing'] as const)('%s stands out from a card (3:1)', (role) => {
    expect(contrastRatio(colours[role], colours.card)).toBeGreaterThanOrEqual(3);
  });

  test('the style sheet carries the same colours as the tokens', () => {
    const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
    const block = new RegExp(`\\[data-theme='${theme}'\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    const declared = Object.fromEntries(
      [...block.matchAll(/(--colour-[\w-]+):\s*(#[0-9a-f]{6,8});/g)].map((found) => [found[1], found[2]]),
    );
    const expected = Object.fromEntries(
      (Object.keys(colours) as Role[]).map((role) => [cssVariableOf(role), colours[role]]),
    );
    expect(declared).toEqual(expected);
    for (const [name, shadow] of Object.entries(shadows[theme]))
      expect(block).toContain(`--shadow-${name}: ${shadow};`);
  });
});

test('contrast follows the WCAG definition on known pairs', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio(seeds.primary, '#ffffff')).toBeCloseTo(3.83, 2);
  expect(contrastRatio(seeds.warning, '#ffffff')).toBeCloseTo(1.51, 2);
});
