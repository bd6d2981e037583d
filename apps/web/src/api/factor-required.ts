/** The service does nothing for this session before its second factor: the page for it, and then back here. */
export function goToSecondFactor(): void {
  const { pathname, search } = location;
  if (pathname !== '/second-factor')
    location.assign(`/second-factor?redirect=${encodeURIComponent(pathname + search)}`);
}
