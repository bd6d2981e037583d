import { expect, test } from 'vitest';
import { travelFigures } from '../exposure/travel-figures.ts';
import { smallPeople } from '../testing/small-people.ts';
import { streetCells } from './street-cells.ts';
import { visitModes } from './visit-columns.ts';
import { weekRows } from './week-rows.ts';

const { city, panel, chunks } = smallPeople(800, 1, 300);
const cells = streetCells(city.graph);
const weeks = chunks.map((columns) => weekRows(city, panel, cells, columns).visits);
const daysIn = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length;

test('minutes of every person sum to 1,440 on every day; rows outdoors stay within an hour', () => {
  const spent = Array.from({ length: panel.count }, () => new Uint32Array(7));
  for (const visits of weeks) {
    for (let i = 0; i < visits.count; i++) {
      for (let day = 0; day < 7; day++)
        if ((visits.dayMask[i] & (1 << day)) !== 0) spent[visits.person[i]][day] += visits.minutes[i];
    }
    expect(
      visits.minutes.every((minutes, i) => minutes > 0 && (visits.outdoors[i] === 0 || minutes <= 60)),
    ).toBe(true);
    expect(visits.hour.every((hour) => hour < 24)).toBe(true);
    expect(visits.cell.every((cell) => cell < cells.cells.length)).toBe(true);
    expect(visits.person.every((person, i) => i === 0 || person >= visits.person[i - 1])).toBe(true);
  }
  expect(spent.every((days) => days.every((minutes) => minutes === 1440))).toBe(true);
});

test('minutes in view of the street are those of the trips', () => {
  let [outdoors, people, rows] = [0, 0, 0];
  for (const visits of weeks) {
    rows += visits.count;
    for (let i = 0; i < visits.count; i++) {
      const daily = (visits.minutes[i] * daysIn(visits.dayMask[i])) / 7;
      if (visits.outdoors[i] === 1) outdoors += daily * panel.weight[visits.person[i]];
    }
  }
  for (let p = 0; p < panel.count; p++) people += panel.weight[p];
  const { streetMinutes } = travelFigures(city.graph, panel, chunks);
  expect(Math.abs(outdoors / people / streetMinutes - 1)).toBeLessThan(0.06);
  expect(rows / panel.count).toBeLessThan(80);
});

test('homes are where the panel says, nobody is outdoors under ground', () => {
  for (const visits of weeks) {
    for (let i = 0; i < visits.count; i++) {
      if (visits.mode[i] === visitModes.metro && visits.outdoors[i] === 1) throw new Error(`row ${i}`);
    }
  }
  const [first] = weeks;
  const home = first.cell.findLast((_, i) => first.person[i] === 0);
  expect(home).toBe(cells.ofNode[panel.homeNode[0]]);
});

test('rows do not depend on how the trips were cut', () => {
  const whole = smallPeople(800);
  const [all] = whole.chunks.map((columns) => weekRows(whole.city, whole.panel, cells, columns).visits);
  for (const column of ['person', 'cell', 'hour', 'dayMask', 'minutes', 'outdoors', 'mode'] as const) {
    expect(weeks.flatMap((visits) => [...visits[column]])).toEqual([...all[column]]);
  }
});
