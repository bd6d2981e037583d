/** Media of the real network: shelters at its stops and its lines, with sample prices. */
import { centralShareOf, lineDefaults } from '@ooh/reference/line-defaults';
import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { haversineMeters } from '@ooh/geo/distance';
import type { Medium } from './cover.ts';
import type { Route, Stop } from './shenzhen.ts';

/** Stops of one name are one place, at their mean. */
export interface Network {
  readonly stops: readonly (Stop & { readonly lines: number })[];
  /** Places of each route, without repetition. */
  readonly routes: readonly {
    readonly name: string;
    readonly stops: readonly number[];
    readonly cost: number;
  }[];
}

/** Price of a whole vehicle of the route for 30 days, in yuan, by the product's rule for lines without a rate card. */
function routeCost({ name, stops }: Route): number {
  const oneWay = stops.slice(0, Math.ceil(stops.length / 2));
  let lengthMeters = 0;
  for (let i = 1; i < oneWay.length; i++)
    lengthMeters += haversineMeters(oneWay[i - 1].lng, oneWay[i - 1].lat, oneWay[i].lng, oneWay[i].lat);
  const facts = cityFactsOf('440300');
  const { prices } = lineDefaults({
    key: `440300|${name}`,
    cityTier: facts.tier,
    lengthMeters,
    stopCount: oneWay.length,
    centralShare: centralShareOf(oneWay, facts.businessDistricts),
  });
  return Math.round(prices[0].priceFen / 100);
}

export function networkOf(routes: readonly Route[]): Network {
  const places = new Map<
    string,
    { index: number; lng: number; lat: number; visits: number; lines: number }
  >();
  const listed = routes.map((route) => {
    const stops = new Set<number>();
    for (const { name, lng, lat } of route.stops) {
      const place = places.get(name) ?? { index: places.size, lng: 0, lat: 0, visits: 0, lines: 0 };
      places.set(name, place);
      place.lng += lng;
      place.lat += lat;
      place.visits++;
      if (!stops.has(place.index)) place.lines++;
      stops.add(place.index);
    }
    return { name: route.name, stops: [...stops], cost: routeCost(route) };
  });
  const stops = [...places].map(([name, { lng, lat, visits, lines }]) => ({
    name,
    lng: lng / visits,
    lat: lat / visits,
    lines,
  }));
  return { stops, routes: listed };
}

/** Shelters at the given stops: the price grows with the root of the lines that call, in whole ten yuan. */
export function shelters(network: Network, stops: readonly number[]): Medium[] {
  return stops.map((stop) => ({
    stops: [stop],
    cost: 10 * Math.round(180 * Math.sqrt(1 + network.stops[stop].lines)),
  }));
}

/** The stops with the most lines. */
export function busiestStops(
  network: Network,
  count: number,
  keep: (stop: Stop) => boolean = () => true,
): number[] {
  const order = [...network.stops.keys()].filter((s) => keep(network.stops[s]));
  order.sort((a, b) => network.stops[b].lines - network.stops[a].lines || a - b);
  return order.slice(0, count);
}
