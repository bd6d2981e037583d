import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { ThemeName } from '../../session/persisted-session.ts';
import { antdTokensOf } from './antd-tokens.ts';

const themeOf = (name: ThemeName): ThemeConfig => ({
  ...antdTokensOf(name),
  algorithm: name === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
  // The style sheet of the build holds the rules and, under this class, the custom properties.
  zeroRuntime: import.meta.env.PROD,
  hashed: false,
  cssVar: { key: 'antd' },
});

/** The themes as antd configuration. */
export const antdThemes: Readonly<Record<ThemeName, ThemeConfig>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};
