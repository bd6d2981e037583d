import { setImmediate } from 'node:timers/promises';
import { askAddressService, serviceScore } from '../../../measurement/place-insight/address-service.ts';
import { loadPlaces } from '../../../measurement/place-insight/city-places.ts';
import { geocodeRow, type GeocodedRow } from '../../../measurement/place-insight/geocode.ts';
import { knownOfCity } from '../../../measurement/place-insight/known-of-city.ts';
import { addressOf } from '../../../measurement/place-insight/street-address.ts';
import type { Handler } from '../../handler.ts';

const key = 'v1/places/geocode';
const rowsBetweenPauses = 20;

export const geocodePlaces: Handler<typeof key> = async (context, { cityCode, rows }, { user }) => {
  const places = await loadPlaces(context, user, key, cityCode);
  const known = await knownOfCity(context.db, places);
  const own: GeocodedRow[] = [];
  for (const row of rows) {
    // Thousands of rows let other requests in between.
    if (own.length % rowsBetweenPauses === rowsBetweenPauses - 1) await setImmediate();
    own.push(geocodeRow(known, row));
  }
  const addresses = rows.map(addressOf);
  const open = [...own.keys()].filter((index) => own[index].state === 'unknown' && addresses[index] !== '');
  const asked = await askAddressService(
    context.config,
    cityCode,
    open.map((index) => addresses[index]),
  );
  open.forEach((index, at) => {
    const place = asked[at];
    if (place !== null)
      own[index] = { state: 'found', score: serviceScore, candidates: [{ ...place, score: serviceScore }] };
  });
  return { places: places.ground.source, asksService: context.config.geocoderKey !== null, rows: own };
};
