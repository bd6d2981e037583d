import { useEffect, type RefObject } from 'react';

/** Content of a table that is wider or higher than its frame can take the focus, so that the keyboard can scroll it. */
export function useScrollFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const mark = () => {
      for (const box of element.querySelectorAll<HTMLElement>('.ant-table-content, .ant-table-body')) {
        const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
        if (scrolls) box.setAttribute('tabindex', '0');
        else box.removeAttribute('tabindex');
      }
    };
    mark();
    const changes = new MutationObserver(mark);
    changes.observe(element, { childList: true, subtree: true });
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [frame]);
}
