import { cityOfPeople, type CityOfPeople } from '../person/city-of-people.ts';
import { peoplePanel, type PeoplePanel } from '../person/people-panel.ts';
import { tripChunks } from '../trips/trip-chunks.ts';
import type { TripColumns } from '../trips/trip-store.ts';
import { smallDistricts, smallFacts, smallStreets } from './small-city.ts';

export interface SmallPeople {
  readonly city: CityOfPeople;
  readonly panel: PeoplePanel;
  readonly chunks: readonly TripColumns[];
}

/** Three districts of Shenzhen with so many persons. */
export function smallPeople(persons: number, seed = 1, personsPerChunk?: number): SmallPeople {
  const city = cityOfPeople({ facts: smallFacts, districts: smallDistricts, graph: smallStreets(), seed });
  const panel = peoplePanel(city, persons);
  return { city, panel, chunks: [...tripChunks(city, panel, { personsPerChunk })] };
}
