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
  readonly layout: string;
  readonly card: string;
  readonly elevated: string;
  readonly tableHeader: string;
  readonly hover: string;
  readonly selected: string;
  readonly split: string;
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
  /** Data promised (计划) and data modelled from posting records (按执行测算): lines, bars, frames. */
  readonly plan: string;
  readonly asRun: string;
}

const light: ThemeColours = {
  layout: '#f4f6f9',
  card: '#ffffff',
  elevated: '#ffffff',
  tableHeader: '#eef1f6',
  hover: '#f0f4f9',
  selected: '#e8f3ff',
  split: '#e5e8ee',
  controlBorder: '#86909c',
  text1: '#1d2129',
  text2: '#4e5969',
  text3: '#626d7a',
  link: '#0a66d6',
  focusRing: '#0a66d6',
  primaryButton: '#0b70e6',
  primaryButtonHover: '#0a63cc',
  dangerButton: '#d63a54',
  successText: '#0f7f45',
  warningText: '#8a6100',
  errorText: '#c9304a',
  successTint: '#eefaf3',
  warningTint: '#fffbe6',
  errorTint: '#fff1f3',
  infoTint: '#e8f3ff',
  plan: '#5b6b7f',
  asRun: '#027fff',
};

const dark: ThemeColours = {
  layout: '#0d1017',
  card: '#141821',
  elevated: '#1b202b',
  tableHeader: '#252c3a',
  hover: '#212735',
  selected: '#0f2038',
  split: '#2a3140',
  controlBorder: '#5d6878',
  text1: '#e6e8eb',
  text2: '#a9b1bd',
  text3: '#8c97a7',
  link: '#4d9fff',
  focusRing: '#4d9fff',
  primaryButton: '#1270e3',
  primaryButtonHover: '#0a63cc',
  dangerButton: '#d63a54',
  successText: '#4fd18b',
  warningText: '#f9ce32',
  errorText: '#ff8595',
  successTint: '#12281d',
  warningTint: '#2b2510',
  errorTint: '#31171d',
  infoTint: '#12294a',
  plan: '#9aa8ba',
  asRun: '#4096ff',
};

export const themeColours: Readonly<Record<ThemeName, ThemeColours>> = { light, dark };

/** CSS custom property of a colour role: `text1` → `--colour-text1`, `primaryButton` → `--colour-primary-button`. */
export function cssVariableOf(role: keyof ThemeColours): string {
  return `--colour-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

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
