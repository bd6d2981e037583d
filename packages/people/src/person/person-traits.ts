/** What a placed person is: education, occupation, income, work, car, main means of travel, labels. */
import { planeLength } from '@ooh/geo/local-plane';
import { metroAccessOf } from '@ooh/reference/facts/city-facts';
import { pickIndex, randomStream } from '@ooh/reference/random';
import { drawTravelMode } from '../trips/travel-modes.ts';
import type { CityOfPeople } from './city-of-people.ts';
import {
  demographicIncome,
  distanceByOccupation,
  drawIndustry,
  drawOccupation,
  educationTables,
  weightedQuantiles,
} from './demographics.ts';
import type { PeoplePanel, PlacedPersons } from './people-panel.ts';
import { occupation, writeLabels } from './person-labels.ts';

/** Spread of income that neither demographics nor the place explain. */
const ownIncome = 0.85;
/** How much longer the way to work is for each standard deviation of income. */
const incomeOnCommute = 0.1;
const longestCommuteMeters = 35_000;
const workFromHome = 0.6;
/** Metres of the trip by which people without work are told to travel. */
const usualTripMeters = 2500;
const mostLabels = 96;

type Drawn = Pick<PeoplePanel, 'education' | 'occupation' | 'workNode' | 'commuteMeters'>;

/** 大众 30 %, 中等 40 %, 中高 22 %, 高 8 %. */
const consumptionEdges = [0.3, 0.7, 0.92];

function drawIncome(city: CityOfPeople, placed: PlacedPersons) {
  const { count, ageBand, sex, homeNode } = placed;
  const education = new Uint8Array(count);
  const jobs = new Uint8Array(count);
  const income = new Float32Array(count);
  const worksAtHome = new Uint8Array(count);
  const tables = educationTables(city.facts.margins);
  const random = randomStream(city.seed, 'person traits');
  for (let p = 0; p < count; p++) {
    random.restart(p);
    education[p] = pickIndex(tables[ageBand[p]], random.next());
    jobs[p] = drawOccupation(ageBand[p], sex[p], education[p], random);
    income[p] =
      demographicIncome(education[p], jobs[p], ageBand[p]) +
      city.weights.affluence[homeNode[p]] +
      ownIncome * random.normal();
    worksAtHome[p] = jobs[p] === occupation.freelance && random.chance(workFromHome) ? 1 : 0;
  }
  return { education, occupation: jobs, income, worksAtHome };
}

/** Where people work or study: a distance is drawn, then a place about so far away. */
function drawWork(
  city: CityOfPeople,
  placed: PlacedPersons,
  drawn: ReturnType<typeof drawIncome>,
  middleIncome: number,
): Pick<PeoplePanel, 'workNode' | 'commuteMeters'> {
  const { graph, facts, destinations } = city;
  const workNode = new Int32Array(placed.count).fill(-1);
  const commuteMeters = new Float32Array(placed.count);
  const random = randomStream(city.seed, 'person work');
  for (let p = 0; p < placed.count; p++) {
    const factor = drawn.worksAtHome[p] === 1 ? 0 : distanceByOccupation[drawn.occupation[p]];
    if (factor === 0) continue;
    random.restart(p);
    const richer = Math.max(0.6, 1 + incomeOnCommute * (drawn.income[p] - middleIncome));
    const km = facts.commuteMedianKm * factor * richer * Math.exp(facts.commuteSigma * random.normal());
    const wish = Math.min(longestCommuteMeters, Math.max(200, km * 1000));
    const home = placed.homeNode[p];
    const work = destinations.draw(home, wish, 'jobs', random);
    workNode[p] = work;
    commuteMeters[p] = planeLength(graph.x[work] - graph.x[home], graph.y[work] - graph.y[home]);
  }
  return { workNode, commuteMeters };
}

/** 0..1 by rank of the node's shop weight. */
function centralRanks(shops: Float64Array): Float32Array {
  const order = Uint32Array.from(shops.keys()).sort((a, b) => shops[a] - shops[b] || a - b);
  const rank = new Float32Array(shops.length);
  order.forEach((node, index) => (rank[node] = index / Math.max(1, order.length - 1)));
  return rank;
}

export function drawTraits(
  city: CityOfPeople,
  placed: PlacedPersons,
): Omit<PeoplePanel, keyof PlacedPersons> {
  const drawn = drawIncome(city, placed);
  const [low, middle] = weightedQuantiles(drawn.income, placed.weight, [0.159, 0.5]);
  const work = drawWork(city, placed, drawn, middle);
  const scale = { middle, spread: middle - low };
  return { ...work, ...labelPersons(city, placed, { ...drawn, ...work }, drawn.income, scale) };
}

function labelPersons(
  city: CityOfPeople,
  placed: PlacedPersons,
  drawn: Drawn,
  income: Float32Array,
  scale: { middle: number; spread: number },
) {
  const { count, weight } = placed;
  const edges = weightedQuantiles(income, weight, consumptionEdges);
  const [carEdge] = weightedQuantiles(income, weight, [1 - city.facts.carShare]);
  const rank = centralRanks(city.weights.shops);
  const metroAccess = metroAccessOf(city.facts);
  const random = randomStream(city.seed, 'person labels');
  const hasCar = new Uint8Array(count);
  const mode = new Uint8Array(count);
  const labelStart = new Uint32Array(count + 1);
  const labels = new Uint16Array(count * mostLabels);
  let end = 0;
  for (let p = 0; p < count; p++) {
    random.restart(p);
    const work = drawn.workNode[p];
    hasCar[p] = placed.ageBand[p] > 0 && income[p] + 0.6 * random.normal() > carEdge ? 1 : 0;
    const meters = work < 0 ? usualTripMeters : drawn.commuteMeters[p];
    mode[p] = drawTravelMode(meters, hasCar[p] === 1, city.modes, random);
    const home = rank[placed.homeNode[p]];
    end = writeLabels(
      {
        sex: placed.sex[p],
        age: placed.ageBand[p],
        education: drawn.education[p],
        occupation: drawn.occupation[p],
        industry: drawIndustry(drawn.occupation[p], random),
        income: (income[p] - scale.middle) / scale.spread,
        consumption: 3 - edges.filter((edge) => income[p] > edge).length,
        hasCar: hasCar[p] === 1,
        mode: mode[p],
        metroAccess,
        commuteMeters: work < 0 ? 0 : Math.max(1, drawn.commuteMeters[p]),
        central: 2 * ((home + (work < 0 ? home : rank[work])) / 2 - 0.5),
      },
      random,
      labels,
      end,
    );
    labelStart[p + 1] = end;
  }
  const { education, occupation: jobs } = drawn;
  return {
    education,
    occupation: jobs,
    hasCar,
    travelMode: mode,
    labelStart,
    labelIds: labels.slice(0, end),
  };
}
