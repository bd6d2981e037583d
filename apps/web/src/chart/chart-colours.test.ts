import { expect, test } from 'vitest';
import { contrastRatio } from '../ui/theme/contrast.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import { categoricalColours } from './chart-colours.ts';

test.each(['light', 'dark'] as const)('every %s chart colour stands out from the card', (theme) => {
  for (const colour of categoricalColours[theme]) {
    expect(contrastRatio(colour, themeColours[theme].card)).toBeGreaterThanOrEqual(3);
  }
});
