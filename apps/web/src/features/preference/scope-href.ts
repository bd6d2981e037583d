/** Address of 圈一圈 with the places of a brand, for the same city, audience and draft. */
export function scopeHref({
  cityCode,
  brand,
  ta,
  draft,
}: {
  readonly cityCode: string;
  readonly brand: string;
  readonly ta?: string | undefined;
  readonly draft?: string | undefined;
}): string {
  const search = new URLSearchParams({
    city: cityCode,
    brand,
    ...(ta !== undefined && { ta }),
    ...(draft !== undefined && { draft }),
  });
  return `/strategy/scene/poi/scope?${search.toString()}`;
}
