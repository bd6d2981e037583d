import { dayFactor } from '@ooh/reference/day-variation';
import { cellCentre, cellChildren, cellFromUInt64, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonFrom } from '@ooh/geo/polygon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import { female, openInsightCities, shenzhen } from '../../testing/insight-cities.ts';
import { presenceByHand, week, type PresenceByHand } from '../../testing/presence-by-hand.ts';
import type { SmallCity } from '../../testing/small-city.ts';
import { hexagon, type SmallPlaces } from '../../testing/small-places.ts';
import { expectFailure, type TestService } from '../../testing/test-service.ts';

const minimumCell = 50;
let service: TestService;
let city: SmallCity;
let places: SmallPlaces;
let byHand: PresenceByHand;

beforeAll(async () => {
  ({ service, city, places } = await openInsightCities());
  byHand = presenceByHand(city);
});
afterAll(() => service?.close());

const isFemale = (p: number) => city.panel.persons[p].labels.includes(102);
const weightOf = (who: readonly number[]) => who.reduce((sum, p) => sum + city.panel.persons[p].weight, 0);
const mayShow = (inside: number, outside: number) =>
  inside >= minimumCell && (outside === 0 || outside >= minimumCell);

test('every AOI has the people of the parts of cells under it, withheld where they are few', async () => {
  const { rows, total } = await service.body('aoi-draw/selectList', {
    cityCode: shenzhen,
    targetAudience: female,
    fromHour: 7,
    toHour: 19,
    pageSize: 200,
  });
  expect(total).toBe(places.aois.length);
  let [shown, withheld] = [0, 0];
  for (const row of rows) {
    const aoi = places.aois.find(({ placeId }) => placeId === row.areaId)!;
    const parts = byHand.partsOf(aoi.ring);
    const present = byHand.presentIn(parts, 7, 19);
    const who = [...present.keys()];
    const target = who.filter(isFemale);
    const counted = (persons: readonly number[]) =>
      Math.floor(persons.reduce((sum, p) => sum + present.get(p)!.week, 0));
    const [all, own] = [counted(who), counted(target)];
    const isShown = mayShow(all, city.panel.persons.length - all);
    expect([row.areaId, row.dailyPersons.suppressed]).toEqual([row.areaId, !isShown]);
    if (isShown) expect(row.dailyPersons.value).toBeCloseTo(byHand.onADay(present, who, week), 4);
    const females = city.panel.persons.filter(({ person }) => isFemale(person)).length;
    const isTargetShown = isShown && mayShow(own, all - own) && mayShow(own, females - own);
    expect(row.taPersons.suppressed).toBe(!isTargetShown);
    if (isTargetShown) {
      shown++;
      const share = byHand.onADay(present, target, week) / byHand.onADay(present, who, week);
      expect(row.taConcentrationPeople.value).toBeCloseTo(share, 9);
      expect(row.taConcentrationPeople.low!).toBeLessThan(share);
      expect(row.taConcentrationPeople.high!).toBeGreaterThan(share);
      const cityShare =
        weightOf(city.panel.persons.map(({ person }) => person).filter(isFemale)) /
        weightOf(city.panel.persons.map(({ person }) => person));
      expect(row.tgi.value).toBeCloseTo((100 * share) / cityShare, 6);
    } else withheld++;
    const residents = Math.floor(
      city.panel.persons.reduce((sum, { homeCell }) => sum + (parts.get(homeCell)?.area ?? 0), 0),
    );
    expect(row.residents.suppressed).toBe(!mayShow(residents, city.panel.persons.length - residents));
  }
  expect([shown > 3, withheld > 3]).toEqual([true, true]);
});

test('lists are filtered, sorted and paged on the server, and a withheld figure never passes a threshold', async () => {
  const ask = (input: object) =>
    service.body('aoi-draw/selectList', {
      cityCode: shenzhen,
      targetAudience: female,
      pageSize: 200,
      ...input,
    });
  const all = await ask({});
  const markets = await service.body('aoi-draw/marketList', { cityCode: shenzhen, pageSize: 200 });
  expect(markets.rows.map(({ areaId }) => areaId).toSorted()).toEqual(
    places.aois
      .filter(({ aoiType }) => aoiType === '商场')
      .map(({ placeId }) => placeId)
      .toSorted(),
  );
  const values = all.rows.map(({ persons }) => persons.value ?? -1);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  const least = all.rows[4].persons.value!;
  expect((await ask({ minPersons: least })).total).toBe(values.filter((value) => value >= least).length);
  expect((await ask({ minPersons: 0 })).total).toBe(values.filter((value) => value >= 0).length);
  const pages = await Promise.all([1, 2, 3].map((pageNo) => ask({ pageNo, pageSize: 10 })));
  expect(pages.flatMap(({ rows }) => rows.map(({ areaId }) => areaId))).toEqual(
    all.rows.map(({ areaId }) => areaId),
  );
  const named = await ask({ names: ['区域7', '区域', '没有的'] });
  expect(named.matches.map(({ state }) => state)).toEqual(['found', 'ambiguous', 'unknown']);
  const rich = await service.body('aoi-draw/selectTaDrawList', {
    cityCode: shenzhen,
    targetAudience: female,
    minTgi: 100,
    pageSize: 200,
  });
  expect(rich.rows.every(({ tgi }) => tgi.value! >= 100)).toBe(true);
  expect(rich.total).toBe(all.rows.filter(({ tgi }) => tgi.value !== null && tgi.value >= 100).length);
});

test('heat by cell is that of residents cell by cell, and what is withheld is at least the minimum cell in sum', async () => {
  const heat = await service.body('city-perspective/getTaAreaSumHeatData', {
    cityCode: shenzhen,
    targetAudience: female,
    role: 'residents',
  });
  const byCell = Map.groupBy(
    city.panel.persons,
    ({ homeCell }) => cellParent(cellFromUInt64(homeCell), 8) as string,
  );
  let left = city.panel.persons.length;
  for (const row of heat.rows) {
    const who = byCell.get(row.areaId)!;
    left -= who.length;
    expect(row.persons.value).toBeCloseTo(weightOf(who.map(({ person }) => person)), 4);
    const target = who.map(({ person }) => person).filter(isFemale);
    expect(row.taPersons.value).toBeCloseTo(weightOf(target), 4);
  }
  expect(heat.rows.length).toBeGreaterThan(1);
  expect(left === 0 || left >= minimumCell).toBe(true);
  const districts = await service.body('city-perspective/getAreaSumHeatData', {
    cityCode: shenzhen,
    unit: 'district',
    role: 'residents',
  });
  const outlines = await districtsOf(shenzhen);
  for (const row of districts.rows) {
    const { area } = outlines.find(({ adcode }) => adcode === row.areaId)!;
    const who = city.panel.persons.filter(({ homeCell }) =>
      areaContains(area, cellCentre(cellFromUInt64(homeCell))),
    );
    expect(row.persons.value).toBeCloseTo(weightOf(who.map(({ person }) => person)), 4);
  }
  expect(districts.rows.length).toBeGreaterThan(0);
});

test('a month is extrapolated from the week by the declared factors of its days', async () => {
  const { months } = await service.body('city-perspective/getRoleStatMonthList', { cityCode: shenzhen });
  expect(months[0]).toMatchObject({ month: '2026-11', isMeasured: true });
  expect(months.map(({ month }) => month)).toContain('2026-02');
  const measured = await service.body('city-perspective/intelligenceCityUv', { cityCode: shenzhen });
  expect([measured.isModelled, measured.byDate.length]).toEqual([false, 0]);
  const homeOf = (p: number) => city.panel.persons[p].homeCell;
  const out = Array.from({ length: 7 }, (_, day) =>
    weightOf([
      ...new Set(
        city.panel.visits
          .filter(
            (visit) =>
              (visit.dayMask >> day) & 1 && (visit.outdoors === 1 || visit.cell !== homeOf(visit.person)),
          )
          .map(({ person }) => person),
      ),
    ]),
  );
  measured.byDay.forEach(({ persons }, day) => expect(persons.value).toBeCloseTo(out[day], 4));
  const february = await service.body('city-perspective/intelligenceCityUv', {
    cityCode: shenzhen,
    month: '2026-02',
  });
  expect(february.isModelled).toBe(true);
  expect(february.byDate).toHaveLength(28);
  let sum = 0;
  for (const { date, persons } of february.byDate) {
    const { panelDay, season, holiday } = dayFactor('一线', date);
    expect(persons.value).toBeCloseTo(out[panelDay] * season * holiday, 4);
    sum += persons.value!;
  }
  expect(february.dailyUv.value).toBeCloseTo(sum / 28, 4);
  expectFailure(
    await service.call('city-perspective/intelligenceCityUv', { cityCode: shenzhen, month: '2024-01' }),
    'refused',
  );
});

test('a drawn ring has the people of the parts of cells under it; one that crosses itself, leaves the city or is too large is refused', async () => {
  const ring = hexagon(city.centre, 700);
  const found = await service.body('aoi-draw/aoiStatistics', {
    cityCode: shenzhen,
    ring,
    targetAudience: female,
  });
  expect(found.gridCells).toBe(byHand.partsOf(ring).size);
  const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
  // What each cell has of the ring, counted on a lattice of children some 10 m across.
  const shareOf = (cell: bigint): number => {
    const points = cellChildren(cellFromUInt64(cell), 12).map(cellCentre);
    return points.filter((point) => areaContains(area, point)).length / points.length;
  };
  const homes = new Set(city.panel.persons.map(({ homeCell }) => homeCell));
  const shares = new Map([...homes].map((cell) => [cell, shareOf(cell)]));
  const residents = city.panel.persons.reduce(
    (sum, { weight, homeCell }) => sum + weight * (shares.get(homeCell) ?? 0),
    0,
  );
  expect(Math.abs(found.figures.residents.value! / residents - 1)).toBeLessThan(0.02);
  const resident = { cityCode: shenzhen, ring, role: 'residents' as const };
  const portrait = await service.body('aoi-draw/getThroughClearlyData', resident);
  expect(Math.abs(portrait.persons.value! / residents - 1)).toBeLessThan(0.02);
  const labelled = portrait.portrait.flatMap(({ labels }) => labels).find(({ labelId }) => labelId === 102)!;
  const females = city.panel.persons.reduce(
    (sum, { person, weight, homeCell }) =>
      sum + (isFemale(person) ? weight * (shares.get(homeCell) ?? 0) : 0),
    0,
  );
  expect(Math.abs(labelled.share.value! - females / residents)).toBeLessThan(0.005);
  expect(portrait.origins.length).toBeGreaterThan(0);
  const inside = places.pois.filter(({ lng, lat }) => areaContains(area, wgs84(lng, lat)));
  expect(found.pois.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
  expect(found.media.reduce((sum, { positions }) => sum + positions, 0)).toBe(
    places.positions.filter(({ lng, lat }) => areaContains(area, wgs84(lng, lat))).length,
  );
  const refuse = async (bad: [number, number][]) => {
    const answer = await service.call('aoi-draw/aoiStatistics', { cityCode: shenzhen, ring: bad });
    expectFailure(answer, 'invalid');
    return answer.envelope.message;
  };
  const { lng, lat } = city.centre;
  expect(
    await refuse([
      [lng, lat],
      [lng + 0.01, lat + 0.01],
      [lng + 0.01, lat],
      [lng, lat + 0.01],
    ]),
  ).toContain('自相交');
  expect(await refuse(hexagon(wgs84(121.47, 31.23), 700))).toContain('深圳市境内');
  expect(await refuse(hexagon(city.centre, 30_000))).toContain('过大');
  expect(await refuse(hexagon(city.centre, 5))).toContain('过小');
});
