/** Where a person goes in a typical week, how often, when and by which means: trips before they have a way. */
import { planeLength } from '@ooh/geo/local-plane';
import type { Random } from '@ooh/reference/random';
import type { CityOfPeople } from '../person/city-of-people.ts';
import type { PeoplePanel } from '../person/people-panel.ts';
import { travelMode } from '../person/person-labels.ts';
import {
  couriers,
  drivers,
  eveningOrDay,
  eveningPlaces,
  habits,
  inPeak,
  isRetired,
  offPeak,
  peak,
  propensity,
  purposeCode,
  quarterIn,
  strolls,
  workDays,
  workMinutes,
} from './habits.ts';
import type { Trip } from './trip-store.ts';
import { drawTravelMode } from './travel-modes.ts';

/** A trip to a place, whose way is still to be found. */
export type PlannedTrip = Omit<Trip, 'arcs'> & { readonly destination: number };
/** A walk that comes by chance through the streets around its start. */
export type PlannedStroll = Omit<Trip, 'arcs'> & { readonly meters: number };

export interface PersonPlan {
  readonly trips: readonly PlannedTrip[];
  readonly strolls: readonly PlannedStroll[];
}

const lastQuarter = 95;
const later = (quarter: number, minutes: number): number =>
  Math.min(lastQuarter, quarter + Math.max(1, Math.round(minutes / 15)));

function planWork(panel: PeoplePanel, p: number, random: Random): PlannedTrip[] {
  const work = panel.workNode[p];
  const out = quarterIn(random.chance(inPeak.out) ? peak.out : offPeak.out, random);
  const home = quarterIn(random.chance(inPeak.back) ? peak.back : offPeak.back, random);
  const timesPerWeek = workDays[panel.occupation[p]];
  const start = panel.homeNode[p];
  if (work < 0 || work === start || timesPerWeek === 0) return [];
  // Who comes late stays late.
  const back = home > out + 8 ? home : later(out, workMinutes);
  return [
    {
      purpose: purposeCode.work,
      mode: panel.travelMode[p],
      start,
      destination: work,
      out,
      back,
      timesPerWeek,
    },
  ];
}

function planHabits(city: CityOfPeople, panel: PeoplePanel, p: number, often: number, random: Random) {
  const start = panel.homeNode[p];
  const { x, y } = city.graph;
  const works = panel.workNode[p] >= 0;
  const trips: PlannedTrip[] = [];
  for (const habit of habits) {
    const wish = 1000 * habit.medianKm * Math.exp(habit.sigma * random.normal());
    const destination = city.destinations.draw(start, Math.max(100, wish), 'shops', random);
    const meters = planeLength(x[destination] - x[start], y[destination] - y[start]);
    const mode = drawTravelMode(meters, panel.hasCar[p] === 1, city.modes, random);
    const hours = eveningOrDay(works ? habit.eveningWorker : habit.eveningOther, random);
    const out = quarterIn(hours, random);
    const back = later(out, habit.stayMinutes);
    const timesPerWeek = (works ? habit.worker : habit.other) * often;
    if (destination !== start)
      trips.push({ purpose: purposeCode[habit.purpose], mode, start, destination, out, back, timesPerWeek });
  }
  return trips;
}

/** Legs of those whose work is on the street, from and to their place of work. */
function planDeliveries(city: CityOfPeople, panel: PeoplePanel, p: number, random: Random): PlannedTrip[] {
  const share = random.next();
  if (panel.workNode[p] < 0 || share >= couriers.share + drivers.share) return [];
  const job = share < couriers.share ? couriers : drivers;
  const mode = job === couriers ? travelMode.cycle : travelMode.car;
  const start = panel.workNode[p];
  const destinations = new Set<number>();
  for (let i = 0; i < job.places; i++) {
    const wish = 1000 * job.medianKm * Math.exp(job.sigma * random.normal());
    destinations.add(city.destinations.draw(start, Math.max(300, wish), 'shops', random));
  }
  destinations.delete(start);
  return [...destinations].map((destination, i) => {
    const out = quarterIn(eveningOrDay(i < eveningPlaces ? 1 : 0, random), random);
    const timesPerWeek = job.legsPerWeek / 2 / job.places;
    return {
      purpose: purposeCode.delivery,
      mode,
      start,
      destination,
      out,
      back: later(out, 15),
      timesPerWeek,
    };
  });
}

function planStrolls(panel: PeoplePanel, p: number, often: number, random: Random): PlannedStroll[] {
  const home = panel.homeNode[p];
  const work = panel.workNode[p];
  const kind = work >= 0 ? 'worker' : isRetired(panel.occupation[p]) ? 'retired' : 'other';
  const stroll = (start: number, meters: number, hours: number, timesPerWeek: number, purpose: number) => ({
    purpose,
    mode: travelMode.walk,
    start,
    meters,
    out: quarterIn(hours, random),
    back: null,
    timesPerWeek,
  });
  const { evening, day, lunch } = strolls;
  const own = [
    stroll(home, evening.meters, eveningOrDay(1, random), evening[kind] * often, purposeCode.strollHome),
    stroll(home, day.meters, eveningOrDay(0, random), day[kind] * often, purposeCode.strollHome),
  ];
  if (work >= 0)
    own.push(stroll(work, lunch.meters, eveningOrDay(0, random), lunch.worker, purposeCode.strollWork));
  return own;
}

/** All trips of person `p`; `random` stands at the person's own beginning. */
export function planTrips(city: CityOfPeople, panel: PeoplePanel, p: number, random: Random): PersonPlan {
  const often = Math.exp(propensity * random.normal() - propensity ** 2 / 2);
  const work = planWork(panel, p, random);
  const errands = planHabits(city, panel, p, often, random);
  const deliveries = planDeliveries(city, panel, p, random);
  return {
    trips: [...work, ...errands, ...deliveries],
    strolls: planStrolls(panel, p, often, random),
  };
}
