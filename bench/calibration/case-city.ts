/** A city of the calibration: its people first, then its lines. */
import { segmentIndex, type SegmentIndex } from '@ooh/people/exposure/segment-index';
import { defaultView, movements, type ViewParameters } from '@ooh/people/exposure/movements';
import { travelFigures, type TravelFigures } from '@ooh/people/exposure/travel-figures';
import { cityOfPeople, type CityOfPeople } from '@ooh/people/person/city-of-people';
import { peoplePanel, type PeoplePanel } from '@ooh/people/person/people-panel';
import { tripChunks } from '@ooh/people/trips/trip-chunks';
import { tripBytes, type TripColumns } from '@ooh/people/trips/trip-store';
import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { caseStreets } from './case-streets.ts';

export interface CaseCity {
  readonly adcode: string;
  /** Code of the city in the service, where it is another. */
  readonly cityCode?: string;
  readonly name: string;
  readonly fleet: number;
}

/** Published fleets: 深圳 2024, 上海 2014–2021, 北京 2019, 广州 2023. */
export const caseCities: readonly CaseCity[] = [
  { adcode: '440300', name: '深圳', fleet: 15_000 },
  { adcode: '310000', cityCode: '310100', name: '上海', fleet: 16_500 },
  { adcode: '110000', cityCode: '110100', name: '北京', fleet: 24_627 },
  { adcode: '440100', name: '广州', fleet: 14_233 },
];

export interface Populated {
  readonly city: CityOfPeople;
  readonly panel: PeoplePanel;
  readonly chunks: readonly TripColumns[];
  readonly index: SegmentIndex;
  readonly travel: TravelFigures;
  /** Milliseconds by step, rows a person, bytes of trips a person. */
  readonly cost: Readonly<Record<string, number>>;
}

export async function populate(
  { adcode }: CaseCity,
  persons: number,
  seed: number,
  say: (text: string) => void,
): Promise<Populated> {
  const cost: Record<string, number> = {};
  let since = performance.now();
  const took = (step: string): void => {
    cost[step] = performance.now() - since;
    since = performance.now();
    say(`${adcode} ${step} ${(cost[step] / 1000).toFixed(1)} s`);
  };
  const facts = cityFactsOf(adcode);
  const { graph, districts } = await caseStreets(facts);
  took('streets');
  const city = cityOfPeople({ facts, districts, graph, seed });
  const panel = peoplePanel(city, persons);
  took('panel');
  const chunks = [...tripChunks(city, panel)];
  took('trips');
  const index = segmentIndex(graph, chunks);
  took('index');
  const travel = travelFigures(graph, panel, chunks);
  cost['nodes'] = graph.nodeCount;
  cost['segments'] = graph.segmentCount;
  cost['rowsPerPerson'] = index.person.length / persons;
  cost['tripBytesPerPerson'] = chunks.reduce((sum, chunk) => sum + tripBytes(chunk), 0) / persons;
  return { city, panel, chunks, index, travel, cost };
}

/** Everybody in view counts, by day as by night: opportunities before visibility. */
export const opportunityView: ViewParameters = {
  ...defaultView,
  movement: Object.fromEntries(
    movements.map((name) => [
      name,
      { ...defaultView.movement[name], attention: 1, oncoming: 1, sameDirection: 1 },
    ]),
  ) as unknown as ViewParameters['movement'],
  standing: { attention: 1, sides: 1 },
  crossingSides: 1,
  unobstructed: 1,
  light: defaultView.light.map(() => 1),
};
