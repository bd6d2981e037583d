import { theme as antdTheme, type ThemeConfig } from 'antd';
import { useSyncExternalStore } from 'react';
import type { ThemeName } from '../../session/persisted-session.ts';
import { antdTokensOf } from './antd-tokens.ts';
import { useThemeName } from './use-theme.ts';

const themeOf = (name: ThemeName): ThemeConfig => ({
  ...antdTokensOf(name),
  algorithm: name === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
  // The style sheet of the build holds the rules and, under this class, the custom properties.
  zeroRuntime: import.meta.env.PROD,
  hashed: false,
  cssVar: { key: 'antd' },
});

/** The themes as antd configuration. */
const antdThemes: Readonly<Record<ThemeName, ThemeConfig>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};

const still = ({ token, ...theme }: ThemeConfig): ThemeConfig => ({
  ...theme,
  token: { ...token, motion: false },
});

/** The themes of those who ask their system for less motion: nothing slides or grows into its place. */
const stillThemes: Readonly<Record<ThemeName, ThemeConfig>> = {
  light: still(antdThemes.light),
  dark: still(antdThemes.dark),
};

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

function subscribeMotion(listener: () => void): () => void {
  lessMotion.addEventListener('change', listener);
  return () => lessMotion.removeEventListener('change', listener);
}

/** The antd configuration of the theme in force. */
export function useAntdTheme(): ThemeConfig {
  const name = useThemeName();
  const isStill = useSyncExternalStore(subscribeMotion, () => lessMotion.matches);
  return (isStill ? stillThemes : antdThemes)[name];
}
