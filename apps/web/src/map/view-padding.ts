import type { PaddingOptions } from 'maplibre-gl';

/** Marks the legend of a map: `open` or `folded`. */
export const legendMark = 'data-map-legend';
/** Marks an element that fills a screen with a map, over which panels float. */
export const workbenchMark = 'data-map-workbench';
/** Marks what floats over the map of a workbench, with the side that it covers. */
export const coverMark = 'data-map-cover';

/** Room that the legend takes at the left edge of a map, with its margins. */
const legendRoom = 224;
/** From this width on what is fitted has enough room beside an open legend. */
const widthBesideLegend = 600;
/** Between a panel and what is fitted beside it, px. */
const margin = 24;
/** Least part of a side of the view that stays for what is fitted. */
const leastPart = 0.25;

type Side = 'top' | 'right' | 'bottom' | 'left';
/** The sides of a rectangle, px. */
export type Edges = Readonly<Record<Side, number>>;

export interface Cover {
  readonly side: Side;
  readonly edges: Edges;
}

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

/** Two opposite paddings, made smaller together where they leave too little of a length. */
function leaving(length: number, one: number, other: number): readonly [number, number] {
  const most = Math.max(0, length * (1 - leastPart));
  const factor = Math.min(1, most / Math.max(1, one + other));
  return [one * factor, other * factor];
}

/** Room around what is fitted into a view beside the panels that float over it. */
export function paddingBeside(view: Edges, covers: readonly Cover[]): Edges {
  const depths = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const { side, edges } of covers) {
    if (edges.right <= edges.left || edges.bottom <= edges.top) continue;
    const depth = {
      top: edges.bottom - view.top,
      right: view.right - edges.left,
      bottom: view.bottom - edges.top,
      left: edges.right - view.left,
    }[side];
    depths[side] = Math.max(depths[side], depth);
  }
  const [left, right] = leaving(view.right - view.left, depths.left + margin, depths.right + margin);
  const [top, bottom] = leaving(view.bottom - view.top, depths.top + margin, depths.bottom + margin);
  return { top, right, bottom, left };
}

/** Whether an element, for example a map, stands in a workbench. */
export const isInWorkbench = (element: Element): boolean => element.closest(`[${workbenchMark}]`) !== null;

/** What floats over the map of the workbench around an element; nothing where there is none. */
export function coverElements(element: Element): Element[] {
  const workbench = element.closest(`[${workbenchMark}]`);
  return workbench === null ? [] : [...workbench.querySelectorAll(`[${coverMark}]`)];
}

/** The panels that lie over an element of a workbench, in its own pixels. */
export function coversOver(element: Element): Edges[] {
  const own = element.getBoundingClientRect();
  return coverElements(element).flatMap((cover) => {
    const { left, top, right, bottom } = cover.getBoundingClientRect();
    if (right <= left || bottom <= top) return [];
    return [{ left: left - own.left, top: top - own.top, right: right - own.left, bottom: bottom - own.top }];
  });
}

/** Room that the panels of the workbench around a map take of it; null for a map that stands by itself. */
export function coveredRoom(container: HTMLElement): Edges | null {
  if (!isInWorkbench(container)) return null;
  const covers = coverElements(container).map((element) => ({
    side: element.getAttribute(coverMark) as Side,
    edges: element.getBoundingClientRect(),
  }));
  return paddingBeside(container.getBoundingClientRect(), covers);
}

/** Room around what is fitted into the view of a map: beside its panels, or by its width and its legend as it stands. */
export function viewPadding(container: HTMLElement): PaddingOptions {
  const covered = coveredRoom(container);
  if (covered !== null) return covered;
  const legend = container.parentElement?.querySelector(`[${legendMark}]`);
  return paddingFor(container.clientWidth, legend?.getAttribute(legendMark) === 'open');
}
