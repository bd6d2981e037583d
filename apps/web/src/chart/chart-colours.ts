import type { ThemeName } from '../session/persisted-session.ts';

/**
 * Eight colours a theme, at least 3:1 on the card and distinguishable with normal and colour-blind vision. The first
 * four are the safest: use at most six in one chart.
 */
export const categoricalColours: Readonly<Record<ThemeName, readonly string[]>> = {
  light: ['#027fff', '#c7882b', '#297657', '#765082', '#4c3e00', '#7c0031', '#2c14a8', '#8b8ea1'],
  dark: ['#4096ff', '#eb7c2c', '#1dd589', '#886094', '#d7ed23', '#c0454e', '#b2e2ff', '#989bae'],
};
