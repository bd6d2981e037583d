import type { Figure } from '@ooh/contract/domain/figure';
import { registry } from '@ooh/contract/registry';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { cityCode, figureOf, panelPersons, weight, type AttackedService } from './attacked-panel.ts';

/** A figure as the attacker reads it, in panel persons; null where withheld. */
export interface Read {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const readOf = ({ value, low, high }: Figure): Read => {
  const panel = (people: number | null) => (people === null ? null : people / weight);
  return { value: panel(value), low: panel(low), high: panel(high) };
};

export type Groups = TargetAudience['groups'];

/** An audience of one condition, less another. */
export const rule = (labelId: number, minus?: number): Groups => [
  {
    join: 'and',
    conditions: [
      { join: 'and', labelIds: [labelId] },
      ...(minus === undefined ? [] : [{ join: 'minus' as const, labelIds: [minus] }]),
    ],
  },
];

/** People of an audience of the city. */
export async function askAudience(
  service: AttackedService,
  organisation: string,
  groups: Groups,
  persons: number,
): Promise<Read> {
  service.audiences.set(JSON.stringify(groups), persons);
  const figure = figureOf(persons, service.isPlain);
  const answer = { persons: figure, share: figure, cities: [{ cityCode, persons: figure, share: figure }] };
  const input = { cityCodes: [cityCode], targetAudience: { groups } };
  const said = await service.send(organisation, 'v1/crowd/estimate', input, answer);
  return readOf((said as typeof answer).cities[0].persons);
}

const evaluation = registry['v1/bus-plan/evaluate'].example.output;

/** Panel persons whom lines reach at least k times, k = 1, 2, …, of an audience of everybody. */
export async function askReach(
  service: AttackedService,
  organisation: string,
  lineIds: readonly string[],
  curve: readonly number[],
): Promise<(number | null)[]> {
  const lines = lineIds.map((lineId) => ({ lineId, formId: 1, deck: 'single', vehicles: 1, flights: [] }));
  const groups: Groups = [];
  service.audiences.set(JSON.stringify(groups), panelPersons);
  const reachAtLeast = curve.map((persons, at) => ({ k: at + 1, persons: persons * weight, share: 0 }));
  const answer = { ...evaluation, cityCode, reach: figureOf(curve[0], service.isPlain), reachAtLeast };
  const input = { cityCode, delivery: { lines }, targetAudience: { groups } };
  const said = (await service.send(organisation, 'v1/bus-plan/evaluate', input, answer)) as typeof answer;
  const [, ...again] = said.reachAtLeast;
  return [readOf(said.reach).value, ...again.map(({ persons }) => persons / weight)];
}

const nothing: Figure = { value: null, low: null, high: null, suppressed: false };

/** Residents of a drawn ring. */
export async function askRing(
  service: AttackedService,
  organisation: string,
  ring: readonly (readonly [number, number])[],
  residents: number,
): Promise<Read> {
  const answer = {
    figures: { residents: figureOf(residents, service.isPlain), persons: nothing },
    hours: [],
  };
  const said = await service.send(organisation, 'aoi-draw/aoiStatistics', { cityCode, ring }, answer);
  return readOf((said as typeof answer).figures.residents);
}

/** People in a cell of the map between two hours of the day. */
export async function askHours(
  service: AttackedService,
  organisation: string,
  hours: { readonly fromHour: number; readonly toHour: number },
  persons: number,
): Promise<Read> {
  const row = {
    areaId: '8865b1b69bfffff',
    name: '网格',
    districtName: '南山区',
    center: [113.93, 22.53],
    density: null,
  };
  const answer = { total: 1, withheld: 0, rows: [{ ...row, persons: figureOf(persons, service.isPlain) }] };
  const input = { cityCode, unit: 'cell', dayType: 'all', limit: 10, ...hours };
  const said = await service.send(organisation, 'city-perspective/getAreaSumHeatData', input, answer);
  const [shown] = (said as typeof answer).rows;
  return shown === undefined ? readOf(nothing) : readOf(shown.persons);
}
