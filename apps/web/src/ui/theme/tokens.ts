import type { ThemeName } from '../../session/persisted-session.ts';

/** Seeds of the brand: fills, borders, icons and graphs. Not for small text: see the text-safe colours. */
export const seeds = {
  primary: '#027fff',
  success: '#33c073',
  warning: '#f9ce32',
  error: '#f86577',
} as const;

/** Colours of one theme by role. Pairs that carry text are held to WCAG AA by tokens.test.ts. */
export interface ThemeColours {
  /** Ground of the page, of cards, of what floats above them; of totals and of heads that stay while rows scroll. */
  readonly layout: string;
  readonly card: string;
  readonly elevated: string;
  readonly tableHeader: string;
  readonly tooltip: string;
  /** A switch of a few words: its track, and the word that is chosen. */
  readonly segmentTrack: string;
  readonly segmentSelected: string;
  readonly hover: string;
  /** Ground of what is chosen, and of a second-rank button; the stronger one under the pointer. */
  readonly selected: string;
  readonly selectedStrong: string;
  /** Lines between parts, and stronger ones around quiet buttons. */
  readonly split: string;
  readonly splitStrong: string;
  readonly controlBorder: string;
  readonly text1: string;
  readonly text2: string;
  readonly text3: string;
  readonly link: string;
  readonly focusRing: string;
  readonly primaryButton: string;
  readonly primaryButtonHover: string;
  readonly dangerButton: string;
  readonly successText: string;
  readonly warningText: string;
  readonly errorText: string;
  readonly successTint: string;
  readonly warningTint: string;
  readonly errorTint: string;
  readonly infoTint: string;
  /**
   * Data ink. A colour has one meaning in every chart, tile and table: promised (计划), measured from posting records (实际),
   * modelled ahead (预估), set beside others (参考), aimed at (目标), of competitors and all others (竞品), a score or a share.
   */
  readonly plan: string;
  readonly asRun: string;
  readonly forecast: string;
  readonly forecastBand: string;
  readonly reference: string;
  readonly referenceBand: string;
  readonly target: string;
  readonly competitor: string;
  readonly score: string;
  readonly watermark: string;
}

const light: ThemeColours = {
  layout: '#f4f6f8',
  card: '#ffffff',
  elevated: '#ffffff',
  tableHeader: '#f7f9fb',
  tooltip: '#14202e',
  segmentTrack: '#f4f6f8',
  segmentSelected: '#ffffff',
  hover: '#f7f9fb',
  selected: '#eaf3ff',
  selectedStrong: '#d6e8ff',
  split: '#e4e8ed',
  splitStrong: '#d0d7e0',
  controlBorder: '#808a97',
  text1: '#14202e',
  text2: '#465365',
  text3: '#626d7a',
  link: '#0a62cc',
  focusRing: '#0a62cc',
  primaryButton: '#0b70e6',
  primaryButtonHover: '#0a63cc',
  dangerButton: '#d63a54',
  successText: '#0f7f45',
  warningText: '#8a6100',
  errorText: '#c9304a',
  successTint: '#e9f8ef',
  warningTint: '#fff8e0',
  errorTint: '#fff0f2',
  infoTint: '#eaf3ff',
  plan: '#5b6b7f',
  asRun: '#027fff',
  forecast: '#2f86ea',
  forecastBand: '#027fff24',
  reference: '#9a5b00',
  referenceBand: '#c98a2033',
  target: '#14202e',
  competitor: '#7f8996',
  score: '#626d7a',
  watermark: '#7d92ae',
};

const dark: ThemeColours = {
  layout: '#0c1118',
  card: '#141b25',
  elevated: '#17202c',
  tableHeader: '#111822',
  tooltip: '#2a3646',
  segmentTrack: '#111822',
  segmentSelected: '#183862',
  hover: '#111822',
  selected: '#12294a',
  selectedStrong: '#183862',
  split: '#253040',
  splitStrong: '#334156',
  controlBorder: '#66748a',
  text1: '#e8ecf1',
  text2: '#b0bac8',
  text3: '#8f9bac',
  link: '#5aa6ff',
  focusRing: '#5aa6ff',
  primaryButton: '#1270e3',
  primaryButtonHover: '#0f63c9',
  dangerButton: '#d63a54',
  successText: '#4fd18b',
  warningText: '#f9ce32',
  errorText: '#ff8595',
  successTint: '#11301f',
  warningTint: '#332a0c',
  errorTint: '#3a1820',
  infoTint: '#12294a',
  plan: '#9aa8ba',
  asRun: '#4096ff',
  forecast: '#7ab8ff',
  forecastBand: '#4096ff33',
  reference: '#e0a94a',
  referenceBand: '#e0a94a38',
  target: '#e8ecf1',
  competitor: '#7d899a',
  score: '#8f9bac',
  watermark: '#5c7291',
};

export const themeColours: Readonly<Record<ThemeName, ThemeColours>> = {
  light,
  dark,
};

/** CSS custom property of a colour role: `text1` → `--colour-text1`, `primaryButton` → `--colour-primary-button`. */
export function cssVariableOf(role: keyof ThemeColours): string {
  return `--colour-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Shadows of one theme: of a card, of what floats, of a dialog. Floats are opaque, so that contrast is certain. */
export const shadows: Readonly<Record<ThemeName, { card: string; float: string; dialog: string }>> = {
  light: {
    card: '0 1px 2px rgba(16, 32, 56, 0.05)',
    float: '0 0 0 1px rgba(16, 32, 56, 0.07), 0 8px 24px -6px rgba(16, 32, 56, 0.16)',
    dialog: '0 0 0 1px rgba(16, 32, 56, 0.08), 0 20px 48px -12px rgba(16, 32, 56, 0.28)',
  },
  dark: {
    card: 'none',
    float: '0 0 0 1px rgba(150, 180, 220, 0.14), 0 10px 28px -6px rgba(0, 0, 0, 0.6)',
    dialog: '0 0 0 1px rgba(150, 180, 220, 0.18), 0 24px 56px -12px rgba(0, 0, 0, 0.75)',
  },
};

/** Stacking order of everything that floats. */
export const layers = {
  mapControl: 10,
  sticky: 100,
  header: 110,
  popup: 1000,
  notification: 4000,
  watermark: 9999,
  loadingBar: 10_000,
} as const;
