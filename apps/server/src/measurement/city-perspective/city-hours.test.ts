import { areaName } from '@ooh/contract/domain/area-name';
import { countText, figureText, peopleText, shareText } from '@ooh/report/report-text';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { female, openInsightCities, shenzhen } from '../../testing/insight-cities.ts';
import type { TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  ({ service } = await openInsightCities());
});
afterAll(() => service?.close());

const asked = { cityCode: shenzhen, targetAudience: female, dayType: 'workday' as const };

test.each(['district', 'cell', 'businessDistrict', 'aoi'] as const)(
  'an hour of %s is the heat of that hour alone, withheld where that is withheld',
  async (unit) => {
    const { areas } = await service.body('v1/city-perspective/hours', { ...asked, unit });
    const hour = { ...asked, unit, fromHour: 8, toHour: 9, limit: 5000 };
    const [{ targetAudience: _audience, ...everybody }] = [hour];
    const heat = await service.body('city-perspective/getAreaSumHeatData', everybody);
    const ofAudience = await service.body('city-perspective/getTaAreaSumHeatData', hour);
    const people = new Map(heat.rows.map((row) => [row.areaId, row.persons.value]));
    const target = new Map(ofAudience.rows.map((row) => [row.areaId, row.taPersons.value]));
    expect(areas).toHaveLength(heat.total);
    for (const { areaId, persons, taPersons } of areas) {
      const [all, own] = [people.get(areaId) ?? null, target.get(areaId) ?? null];
      expect(persons[8] === null).toBe(all === null);
      expect(taPersons[8] === null).toBe(own === null);
      if (all !== null) expect(persons[8]).toBeCloseTo(all, 0);
      if (own !== null) expect(taPersons[8]).toBeCloseTo(own, 0);
    }
    if (unit === 'district') expect(areas.some(({ persons }) => persons[8] !== null)).toBe(true);
  },
);

test('residents of the districts are the audience that the estimate and the city map tell', async () => {
  const residents = { ...asked, unit: 'district' as const, role: 'residents' as const };
  const [{ rows, withheld }, map, estimate] = await Promise.all([
    service.body('city-perspective/getTaAreaSumHeatData', residents),
    service.body('city-perspective/taIntelligenceCityMapData', asked),
    service.body('v1/crowd/estimate', { cityCodes: [shenzhen], targetAudience: female }),
  ]);
  const sum = rows.reduce((total, row) => total + (row.taPersons.value ?? 0), 0);
  expect(map.taPersons).toEqual(estimate.cities[0].persons);
  expect(sum).toBeLessThanOrEqual(map.taPersons.value! + 1);
  if (withheld === 0) expect(sum).toBeCloseTo(map.taPersons.value!, 0);
});

test('the workbook has the rows of the map with their media and lines', async () => {
  const question = { ...asked, unit: 'district' as const, fromHour: 7, toHour: 10 };
  const [heat, { areas }, file] = await Promise.all([
    service.body('city-perspective/getTaAreaSumHeatData', question),
    service.body('v1/city-perspective/hours', { ...asked, unit: 'district' }),
    service.call('v1/city-perspective/export', question),
  ]);
  const cells = [...readWorkbook(file.bytes).sheets.get('区域排名')!.cells.values()];
  const column = (letter: string) =>
    new Map(
      cells
        .filter(({ address }) => address.startsWith(letter))
        .map(({ address, value }) => [address.slice(1), value]),
    );
  const [names, persons, target, media, lines] = ['B', 'D', 'H', 'N', 'O'].map(column);
  for (const row of heat.rows) {
    const [at] = [...names].find(([, name]) => name === row.name)!;
    const area = areas.find(({ areaId }) => areaId === row.areaId)!;
    expect(persons.get(at)).toBeCloseTo(row.persons.value!, 3);
    expect(target.get(at)).toBeCloseTo(row.taPersons.value!, 3);
    expect([media.get(at), lines.get(at)]).toEqual([area.mediaPositions, area.busLines]);
  }
  expect(heat.rows.length).toBeGreaterThan(0);
  expect(areas.reduce((sum, { mediaPositions }) => sum + mediaPositions, 0)).toBeGreaterThan(0);
});

test.each(['district', 'cell'] as const)(
  'the six pages of 城市画像 by %s have the figures of the screen, and nothing of what it withholds',
  async (unit) => {
    const question = { ...asked, unit, fromHour: 7, toHour: 10 };
    const { unit: _unit, ...audience } = question;
    const { targetAudience: _audience, ...times } = audience;
    const [map, target, uv, heat, { areas }, chart, file] = await Promise.all([
      service.body('city-perspective/intelligenceCityMapData', times),
      service.body('city-perspective/taIntelligenceCityMapData', audience),
      service.body('city-perspective/intelligenceCityUv', { ...audience, fromHour: 0, toHour: 24 }),
      service.body('city-perspective/getTaAreaSumHeatData', { ...question, limit: 5000 }),
      service.body('v1/city-perspective/hours', { ...asked, unit }),
      service.body('city-perspective/getChartData', audience),
      service.call('v1/city-perspective/export', { ...question, format: 'pptx' }),
    ]);
    const { slides } = readPresentation(file.bytes);
    // A city in which the audience of every area is withheld has no page of areas, and says so.
    expect(slides).toHaveLength(heat.rows.length === 0 ? 5 : 6);
    for (const text of [
      peopleText(map.universePersons),
      figureText(map.dailyOutside, peopleText),
      figureText(target.taPersons, peopleText),
      figureText(target.taShare, shareText),
    ])
      expect(slides[1].texts).toContain(text);
    const roles = new Map(slides[1].tables.get('四种角色')!.map(([name, ...figures]) => [name, figures]));
    expect(roles.size).toBeGreaterThan(1);
    for (const row of map.districts)
      if (roles.has(row.name))
        expect(roles.get(row.name)).toEqual(
          [row.residents, row.workers, row.dailyVisitors, row.dailyPersons].map((figure) =>
            figureText(figure, peopleText),
          ),
        );
    const [all, own] = slides[2].charts[0].series;
    const inWan = (value: number | null) => (value === null ? null : value / 10_000);
    expect(all.values).toEqual(uv.byHour.map(({ persons }) => inWan(persons.value)));
    expect(own.values).toEqual(uv.byHour.map(({ taPersons }) => inWan(taPersons.value)));
    const labels = new Map(
      chart.charts[0].portrait.flatMap((dimension) => dimension.labels.map((label) => [label.name, label])),
    );
    for (const [, name, share] of slides[3].tables.get('人群画像')!.slice(1))
      expect(share).toBe(figureText(labels.get(name)!.share, shareText));
    if (heat.rows.length === 0) return expect(slides[4].texts.join()).toContain('网格排名（样本不足）');
    // Areas by the audience, each with the figures of the map and its media; those that are withheld are not there.
    const shown = slides[4].tables.get(unit === 'cell' ? '网格排名' : '行政区排名')!.slice(1);
    const ranked = heat.rows.toSorted((a, b) => b.taPersons.value! - a.taPersons.value!).slice(0, 8);
    expect(shown.map(([, name, persons, taPersons]) => [name, persons, taPersons])).toEqual(
      ranked.map((row) => [
        areaName(row),
        figureText(row.persons, countText),
        figureText(row.taPersons, countText),
      ]),
    );
    const supply = new Map(areas.map((area) => [area.areaId, area]));
    expect(shown.map((row) => row.slice(-2).map(Number))).toEqual(
      ranked.map(({ areaId }) => [supply.get(areaId)!.mediaPositions, supply.get(areaId)!.busLines]),
    );
    return expect(slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
  },
);
