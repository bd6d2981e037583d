import type { PaddingOptions } from 'maplibre-gl';

/** Room around what is fitted into the view: more at the left, or above where it is narrow, where the legend stands. */
export function viewPadding(width: number): PaddingOptions {
  return {
    top: width < 700 ? 88 : 24,
    right: 56,
    bottom: 32,
    left: Math.max(24, Math.min(224, width * 0.24)),
  };
}
