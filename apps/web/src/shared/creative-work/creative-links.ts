/** Address of a creative application, drawn as if of another brand where one is given. */
export function creativeHref(albumId: string, asBrandId?: string): string {
  const query = new URLSearchParams({ albumId, ...(asBrandId === undefined ? {} : { as: asBrandId }) });
  return `/media/creative-app/detail?${query.toString()}`;
}
