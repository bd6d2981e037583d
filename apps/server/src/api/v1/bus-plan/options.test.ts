import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../../reference/brand/brand-store.ts';
import { publishNew } from '../../../city-data/release/publish-release.ts';
import { jsonb } from '../../../platform/storage/postgres/database.ts';
import { seedSmallCity, smallRelease, type SmallCity } from '../../../testing/small-city.ts';
import { newPlan } from '../../../testing/seeded-plan.ts';
import { startTestService } from '../../../testing/test-service.ts';

const cityCode = '440300';
const minimumCell = 50;
const service = startTestService();
let city: SmallCity;
/** Squares about the city's middle, each larger than the one before. */
let squares: { id: string; half: number; ring: [number, number][] }[];
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, cityCode, { persons: 700, lines: 6 });
  const { lng, lat } = city.centre;
  squares = Array.from({ length: 14 }, (_, i) => {
    const half = 0.0012 * (i + 1);
    const ring: [number, number][] = [
      [lng - half, lat - half],
      [lng + half, lat - half],
      [lng + half, lat + half],
      [lng - half, lat + half],
    ];
    return { id: `square-${String(i).padStart(2, '0')}`, half, ring };
  });
  const release = smallRelease('places', cityCode, 'squares', { businessDistricts: squares.length });
  await publishNew(service.context, release, async (transaction, releaseId) => {
    const rows = squares.map(({ id, ring }) => ({
      release_id: releaseId,
      place_id: id,
      name: id,
      district_name: null,
      lng,
      lat,
      ring: jsonb(ring),
      is_indicative: true,
    }));
    await transaction.insertInto('business_district').values(rows).execute();
  });
});

test('a business district is shown with at least 50 panel persons, and its TA浓度 with 50 of the audience and 50 others', async () => {
  const inside = (cell: bigint, half: number) => {
    if (cell === 0n) return false;
    const { lng, lat } = cellCentre(cellFromUInt64(cell));
    return Math.abs(lng - city.centre.lng) < half && Math.abs(lat - city.centre.lat) < half;
  };
  const seen = { shown: 0, few: 0, rest: 0 };
  for (const labelId of [101, 102, 113, 133, 401, 717]) {
    const { planId } = await newPlan(service, {
      targetAudience: { groups: [{ conditions: [{ labelIds: [labelId] }] }] },
    });
    const options = await service.body('v1/bus-plan/options', { planId, cityCode });
    expect(options.businessDistricts.map((district) => district.id)).toEqual(squares.map(({ id }) => id));
    options.businessDistricts.forEach((district, i) => {
      const { half } = squares[i];
      const who = city.panel.persons.filter((p) => inside(p.homeCell, half) || inside(p.workCell, half));
      const target = who.filter(({ labels }) => labels.includes(labelId));
      const weight = (of: typeof who) => of.reduce((sum, person) => sum + person.weight, 0);
      const others = who.length - target.length;
      if (who.length < minimumCell) expect(district.visitors).toBeNull();
      else expect(district.visitors).toBeCloseTo(weight(who), 6);
      const isShown = target.length >= minimumCell && (others === 0 || others >= minimumCell);
      if (isShown) expect(district.taConcentration).toBeCloseTo(weight(target) / weight(who), 9);
      else expect(district.taConcentration).toBeNull();
      seen[isShown ? 'shown' : target.length < minimumCell ? 'few' : 'rest']++;
    });
  }
  expect(seen.shown).toBeGreaterThan(10);
  expect(seen.few).toBeGreaterThan(10);
  expect(seen.rest).toBeGreaterThan(0);
});

test('lines that stop in a district are those with a stop inside its ring', async () => {
  const { planId } = await newPlan(service);
  for (const { id, half } of [squares[2], squares[9]]) {
    const filter = {
      conditions: [
        { kind: 'businessDistrict' as const, conditionId: 'a', districtIds: [id], mode: 'stops' as const },
      ],
    };
    const found = await service.body('bus-plan/v1/getBusLinePlanFilterData', { planId, cityCode, filter });
    const expected = city.lines.filter((line) =>
      line.directions.some((way) =>
        way.stops.some(
          (stop) =>
            Math.abs(stop.lng - city.centre.lng) < half && Math.abs(stop.lat - city.centre.lat) < half,
        ),
      ),
    );
    expect(found.matchedLineIds).toEqual(expected.map((line) => line.lineId));
    expect(found.totalLines).toBe(6);
  }
});
