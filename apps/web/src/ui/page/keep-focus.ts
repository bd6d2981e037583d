const stopSelector = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Focusable elements of a region, including temporarily disabled ones. */
function stopsOf(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(stopSelector)].filter(({ tabIndex }) => tabIndex >= 0);
}

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/**
 * A `ref` that keeps the focus in a region whose parts are replaced: from a removed element it moves to the one in
 * its place, and it returns to a temporarily disabled element.
 */
export function keepFocus(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  let last: { readonly element: HTMLElement; readonly index: number } | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = { element: target, index: stopsOf(region).indexOf(target) };
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const left = last?.element;
    // Only once the change is done it shows whether the user has left, or what had the focus was taken away.
    setTimeout(() => {
      if (left === undefined || last?.element !== left || left === document.activeElement) return;
      if (relatedTarget !== null || isUsable(left)) last = undefined;
    });
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    waiting = undefined;
    if (last === undefined || document.activeElement !== document.body) return;
    if (!last.element.isConnected) {
      const stops = stopsOf(region);
      const element = stops.at(Math.max(0, last.index)) ?? stops.at(-1);
      if (element === undefined) return;
      last = { ...last, element };
    }
    if (isUsable(last.element)) last.element.focus();
  };
  // Deferred, because there is no focus while it moves between elements.
  const observer = new MutationObserver(() => {
    waiting ??= setTimeout(restore);
  });
  observer.observe(region, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  region.addEventListener('focusin', remember);
  region.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    clearTimeout(waiting);
    region.removeEventListener('focusin', remember);
    region.removeEventListener('focusout', leave);
  };
}
