import { elementScroll, type Rect, type Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';

type Rows = Virtualizer<HTMLDivElement, Element>;
type Options = VirtualizerOptions<HTMLDivElement, Element>;

// The library measures and scrolls a scroller while it is put into the page, which has the browser lay everything out in the
// middle of that and holds the page up.

/** Tells how large the scroller is once the browser has laid it out. */
export function observeSize({ scrollElement }: Rows, tell: (rect: Rect) => void): (() => void) | undefined {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const [{ inlineSize, blockSize }] = entry.borderBoxSize;
    tell({ width: Math.round(inlineSize), height: Math.round(blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Scrolls, but for the first time to where a new scroller stands anyway. */
export function scrollWhenMoved(): Options['scrollToFn'] {
  const begun = new WeakSet<HTMLDivElement>();
  return (offset, options, rows) => {
    const { scrollElement } = rows;
    const isNew = scrollElement !== null && !begun.has(scrollElement);
    if (isNew) begun.add(scrollElement);
    if (!isNew || offset !== 0) elementScroll(offset, options, rows);
  };
}
