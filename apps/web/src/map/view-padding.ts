import type { PaddingOptions } from 'maplibre-gl';

/** Marks the legend of a map: `open` or `folded`. */
export const legendMark = 'data-map-legend';
/** Room that the legend takes at the left edge of a map, with its margins. */
const legendRoom = 224;
/** From this width on what is fitted has enough room beside an open legend. */
const widthBesideLegend = 600;

/**
 * Room around what is fitted into a view of this width: beside an open legend, which may be as high as the map; below a
 * folded one where the map is narrow.
 */
export function paddingFor(width: number, hasOpenLegend: boolean): PaddingOptions {
  const isBeside = hasOpenLegend && width >= widthBesideLegend;
  return {
    top: width < 700 && !isBeside ? 88 : 24,
    right: 56,
    bottom: 32,
    left: isBeside ? legendRoom : Math.max(24, Math.min(legendRoom, width * 0.24)),
  };
}

/** Room around what is fitted into the view of a map, by its width and its legend as it stands. */
export function viewPadding(container: HTMLElement): PaddingOptions {
  const legend = container.parentElement?.querySelector(`[${legendMark}]`);
  return paddingFor(container.clientWidth, legend?.getAttribute(legendMark) === 'open');
}
