import { prepareCity, type CityModel } from '@ooh/city/city-model';
import { generateBookings, type MediaBooking } from '@ooh/city/media-bookings';
import { generateInventory, type MediaPosition } from '@ooh/city/media-inventory';
import { generateMetro, type MetroSystem } from '@ooh/city/metro';
import { dailyRiders, stationPassages, travellersOf, type StationPassages } from '@ooh/city/metro-trips';
import type { BusLine } from '@ooh/city/bus-line';
import { generateNetwork, networkParametersOf, networkStopsOf } from '@ooh/city/network';
import { generatePanel, type Panel } from '@ooh/city/panel';
import { generatePlaces, type CityPlaces } from '@ooh/city/places';
import { visitChunks } from '@ooh/city/week';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import { highTierCity } from '../../reference/region/regions.ts';
import { knownCentresOf } from '../simulation/known-centres.ts';

/** A city as the simulator makes it, with everything that its figures are read from. */
export interface GeneratedCity {
  readonly city: CityModel;
  readonly lines: readonly BusLine[];
  readonly places: CityPlaces;
  readonly metro: MetroSystem;
  readonly positions: readonly MediaPosition[];
  readonly bookings: readonly MediaBooking[];
  readonly panel: Panel;
  readonly passages: StationPassages;
  readonly riders: Float64Array;
  /** People-minutes in the street by hour of a working day. */
  readonly streetByHour: Float64Array;
}

export interface GenerationSize {
  readonly persons: number;
  /** Bus lines at most; all that the facts call for when absent. */
  readonly lines?: number;
}

const monday = 1;

/** Generates a city that has a metro; seed 1. */
export async function generateCity(cityCode: string, size: GenerationSize): Promise<GeneratedCity> {
  const districts = await districtsOf(cityCode);
  const adcode = highTierCity(cityCode)?.adcode ?? cityCode;
  const city = prepareCity({ adcode, seed: 1, districts, knownCentres: knownCentresOf(adcode) });
  const parameters = networkParametersOf(city);
  const lineCount = Math.min(parameters.lineCount, size.lines ?? Infinity);
  const lines = generateNetwork(city, { ...parameters, lineCount });
  const metro = generateMetro(city);
  if (metro === null) throw new RangeError(`${cityCode} has no metro`);
  const places = generatePlaces(city, metro.stations);
  const positions = generateInventory(city, { places, metro, stops: networkStopsOf(lines) });
  const panel = generatePanel(city, size.persons);
  const passages = stationPassages(city, travellersOf(panel), metro);
  const streetByHour = new Float64Array(24);
  for (const { visits } of visitChunks(city, panel, places)) {
    for (let i = 0; i < visits.count; i++) {
      if (visits.outdoors[i] === 0 || (visits.dayMask[i] & monday) === 0) continue;
      streetByHour[visits.hour[i]] += visits.minutes[i] * panel.weight[visits.person[i]];
    }
  }
  return {
    city,
    lines,
    places,
    metro,
    positions,
    bookings: generateBookings(1, positions),
    panel,
    passages,
    riders: dailyRiders(panel, metro, passages),
    streetByHour,
  };
}
