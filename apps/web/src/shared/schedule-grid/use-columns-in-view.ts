import { useLayoutEffect, useState, type RefObject } from 'react';
import { columnsInView, type ColumnRange } from './away-bars.ts';

/** The columns in view, as the scroller moves or changes its size; undefined before it is laid out. */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  frozenWidth: number,
  dayWidth: number,
): ColumnRange | undefined {
  const [view, setView] = useState<ColumnRange>();
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const read = () => {
      const next = columnsInView(box.scrollLeft, box.clientWidth - frozenWidth, dayWidth);
      setView((now) => (now?.from === next.from && now.to === next.to ? now : next));
    };
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(box);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [scroller, frozenWidth, dayWidth]);
  return view;
}
