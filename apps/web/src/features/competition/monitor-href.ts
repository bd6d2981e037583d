import type { CompetitionAddress } from './competition-address.ts';

export interface MonitorTarget {
  readonly address: CompetitionAddress;
  readonly own: string | undefined;
  readonly industry: string | undefined;
  /** Brand and city that are looked at; without them those of the page. */
  readonly brandId?: string;
  readonly cityCode?: string;
}

/** Address of the monitor with the market of a page. */
export function monitorHref({ address, own, industry, brandId, cityCode }: MonitorTarget): string {
  const parts = {
    draft: address.draft,
    own,
    industry,
    brand: brandId ?? address.brand,
    city: cityCode ?? address.city,
    media: address.media,
    range: address.range === undefined ? undefined : String(address.range),
    view: brandId === undefined ? undefined : 'table',
  };
  const query = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/strategy/competition/monitor?${new URLSearchParams(query).toString()}`;
}
