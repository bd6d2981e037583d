/** Pages never scroll sideways; in the shell the page scrolls and the window does not. Names are in Chinese. */
export function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth - innerWidth} px wider than the window`);
  const shown = document.querySelector('[data-active-page]');
  if (shown !== null && shown.scrollWidth > shown.clientWidth)
    faults.push(`the page scrolls sideways by ${shown.scrollWidth - shown.clientWidth} px`);
  if (shown !== null && scrollHeight > innerHeight)
    faults.push(`the window scrolls by ${scrollHeight - innerHeight} px beside the page`);
  const pictures = document.querySelectorAll(
    ':is(button, a, [role="menuitem"], [role="tab"]) [role="img"][aria-label]:not([aria-hidden="true"])',
  );
  for (const picture of pictures) {
    const name = picture.getAttribute('aria-label') ?? '';
    // Parts that the component library draws itself.
    const isLibrarys =
      picture.closest(
        '.ant-pagination, .ant-input-clear-icon, .ant-select-clear, .ant-picker-clear, .ant-tabs-nav, .ant-drawer-close',
      ) !== null;
    if (!isLibrarys && /^[a-z-]+$/.test(name)) faults.push(`a picture is read out as ${name}`);
  }
  // The library has only English names for the dividers of panes.
  for (const button of document.querySelectorAll('.ant-splitter-bar > [role="button"]')) {
    const name = button.getAttribute('aria-label') ?? '';
    if (!/\p{Script=Han}/u.test(name)) faults.push(`a button between panes is read out as ${name}`);
  }
  return faults;
}
