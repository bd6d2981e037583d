import { useEffect, type RefObject } from 'react';

/**
 * antd measures column widths in a hidden row that holds a copy of the select-all box. That copy could take
 * the focus inside content hidden from screen readers, so the row is made inert.
 */
export function useInertMeasureRow(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const makeInert = () => {
      for (const row of element.querySelectorAll('.ant-table-measure-row')) row.setAttribute('inert', '');
    };
    makeInert();
    const observer = new MutationObserver(makeInert);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
