import { fontFamily } from '../ui/theme/font-family.ts';
import type { themeColours } from '../ui/theme/tokens.ts';

type Colours = (typeof themeColours)[keyof typeof themeColours];

/** What every chart of single points is drawn in: no lively start, its words for screen readers, and its margins. */
export const pointFrame = (model: { readonly title: string; readonly summary: string }, bottom: number) => ({
  animationDuration: 200,
  textStyle: { fontFamily },
  aria: { enabled: true, label: { description: `${model.title}。${model.summary}` } },
  grid: { left: 8, right: 24, top: 32, bottom, containLabel: true },
});

/** The tooltip of one point. */
export const pointCard = (colours: Colours) => ({
  trigger: 'item' as const,
  confine: true,
  backgroundColor: colours.elevated,
  borderColor: colours.split,
  textStyle: { color: colours.text1, fontSize: 12 },
});
