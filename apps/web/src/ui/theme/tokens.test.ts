import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { cssVariableOf, seeds, themeColours, type ThemeColours } from './tokens.ts';

type Role = keyof ThemeColours;

const surfaces: Role[] = ['layout', 'card', 'elevated', 'tableHeader', 'hover'];
const textPairs: [Role, Role][] = [
  ...(['text1', 'text2', 'link', 'errorText', 'successText', 'warningText'] as const).flatMap((text) =>
    (['card', 'elevated'] as const).map((surface): [Role, Role] => [text, surface]),
  ),
  ...surfaces.flatMap((surface): [Role, Role][] => [
    ['text1', surface],
    ['text2', surface],
    ['text3', surface],
  ]),
  ['link', 'selected'],
  ['text1', 'selected'],
  ['text2', 'selected'],
  ['successText', 'successTint'],
  ['warningText', 'warningTint'],
  ['errorText', 'errorTint'],
  ['link', 'infoTint'],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const colours = themeColours[theme];

  test.each(textPairs)('%s is readable on %s (4.5:1)', (text, surface) => {
    expect(contrastRatio(colours[text], colours[surface])).toBeGreaterThanOrEqual(4.5);
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

  test.each(['card', 'elevated'] as const)(
    'the head of a table stands apart from its body on %s',
    (surface) => {
      expect(contrastRatio(colours.tableHeader, colours[surface])).toBeGreaterThanOrEqual(1.1);
    },
  );

  test('the style sheet carries the same colours as the tokens', () => {
    const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
    const block = new RegExp(`\\[data-theme='${theme}'\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
    const declared = Object.fromEntries(
      [...block.matchAll(/(--colour-[\w-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [found[1], found[2]]),
    );
    const expected = Object.fromEntries(
      (Object.keys(colours) as Role[]).map((role) => [cssVariableOf(role), colours[role]]),
    );
    expect(declared).toEqual(expected);
  });
});

test('contrast follows the WCAG definition on known pairs', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio(seeds.primary, '#ffffff')).toBeCloseTo(3.83, 2);
  expect(contrastRatio(seeds.warning, '#ffffff')).toBeCloseTo(1.51, 2);
});
