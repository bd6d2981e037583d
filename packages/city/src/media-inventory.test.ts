import { beforeAll, expect, test } from 'vitest';
import { prepareCity, type CityModel } from './city-model.ts';
import { generateBookings } from './media-bookings.ts';
import { generateInventory, type MediaPosition } from './media-inventory.ts';
import { levelShares, mediaMix, occupancy, positionLevels } from './media-mix.ts';
import { generateMetro, type MetroSystem } from './metro.ts';
import { generatePlaces, type CityPlaces } from './places.ts';
import { sampleRateCard } from './rate-card.ts';
import { shenzhenBoxes } from './testing/shenzhen-boxes.ts';

let city: CityModel;
let places: CityPlaces;
let metro: MetroSystem;
let positions: MediaPosition[];

beforeAll(() => {
  city = prepareCity({ adcode: '440300', seed: 1, districts: shenzhenBoxes, resolution: 8 });
  places = generatePlaces(city, [], { pois: 3000, areas: 200 });
  metro = generateMetro(city)!;
  positions = generateInventory(city, { places, metro, stops: null });
});

test('every medium has the declared number of positions, inside the city, with unique ids', () => {
  const millions = city.districtResidents.reduce((sum, value) => sum + value, 0) / 1e6;
  for (const medium of mediaMix) {
    const own = positions.filter((position) => position.mediumId === medium.mediumId);
    const declared = medium.perMillion * millions + medium.perStation * metro.stations.length;
    expect(own.length, medium.name).toBe(Math.ceil(declared));
    for (const { faces } of own) {
      expect(faces.length).toBeGreaterThanOrEqual(medium.faces[0]);
      expect(faces.length).toBeLessThanOrEqual(medium.faces[1]);
    }
  }
  const faces = positions.flatMap((position) => position.faces.map((face) => face.faceId));
  expect(new Set(faces).size).toBe(faces.length);
  expect(positions.filter((position) => position.districtName === null).length).toBeLessThan(
    positions.length / 20,
  );
});

test('light boxes are in stations, billboards on roads, and high levels at the busiest sites', () => {
  const stations = new Set(metro.stations.map((station) => station.stationId));
  const roads = new Set(places.mainRoads.map((road) => road.roadId));
  for (const position of positions) {
    if (position.mediumId === 3) expect(stations.has(position.metroStationId!)).toBe(true);
    if (position.mediumId === 8) expect(roads.has(position.roadId!)).toBe(true);
  }
  const shelters = positions.filter((position) => position.mediumId === 2);
  positionLevels.forEach((level, i) => {
    const share = shelters.filter((position) => position.level === level).length / shelters.length;
    expect(share).toBeCloseTo(levelShares[i], 2);
  });
});

test('slots are booked as declared, today and later, and never twice on a day', () => {
  const bookings = generateBookings(1, positions);
  const slots = positions.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face.slots, 0);
  const sold = bookings.filter((booking) => booking.state === 'sold');
  [0, 30, 60, 90].forEach((day, i) => {
    const taken = sold.filter((booking) => booking.fromDay <= day && booking.toDay >= day).length / slots;
    expect(Math.abs(taken - occupancy[i])).toBeLessThan(0.04);
  });
  const last = new Map<string, number>();
  for (const { faceId, slot, fromDay, toDay } of sold) {
    expect(toDay).toBeGreaterThanOrEqual(fromDay);
    expect(last.get(`${faceId}|${slot}`) ?? -Infinity).toBeLessThan(fromDay);
    last.set(`${faceId}|${slot}`, toDay);
  }
});

test('a sample of the inventory keeps its share; the same seed gives the same positions and bookings', () => {
  const sample = generateInventory(city, { places, metro, stops: null }, 0.2);
  expect(sample.length / positions.length).toBeCloseTo(0.2, 2);
  expect(generateInventory(city, { places, metro, stops: null }, 0.2)).toEqual(sample);
  expect(generateBookings(1, sample)).toEqual(generateBookings(1, sample));
  expect(generateBookings(2, sample)).not.toEqual(generateBookings(1, sample));
});

test('the rate card prices every form at every level: higher in larger cities and at higher levels', () => {
  const prices = new Map(
    (['一线', '新一线', '二线'] as const).map((tier) => [tier, sampleRateCard(tier).prices] as const),
  );
  const forms = mediaMix.flatMap((medium) => medium.forms).length;
  for (const card of prices.values()) expect(card).toHaveLength(forms * positionLevels.length);
  const boxes = (tier: '一线' | '新一线' | '二线') =>
    prices.get(tier)!.filter((price) => price.mediumId === 3 && price.formId === 1);
  expect(boxes('一线').map((price) => price.priceFen)).toEqual([
    6_080_000, 4_640_000, 3_840_000, 3_200_000, 2_400_000,
  ]);
  boxes('新一线').forEach((price, i) => {
    expect(price.priceFen).toBeLessThan(boxes('一线')[i].priceFen);
    expect(price.priceFen).toBeGreaterThan(boxes('二线')[i].priceFen);
  });
});
