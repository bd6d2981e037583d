import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dayFactor } from '@ooh/reference/day-variation';
import { barChart, histogram } from '../demo/validation/bar-chart.ts';
import {
  commutes,
  districtPopulations,
  lineKilometers,
  stopSpacings,
} from '../demo/validation/city-figures.ts';
import { generateCity, type GeneratedCity } from '../demo/validation/generated-city.ts';
import { metroCampaign } from '../demo/validation/metro-campaign.ts';
import { isWithin, validationRows } from '../demo/validation/validation.ts';

// Writes the table and the plots of docs/methods/demo-data.md:
//   node apps/server/src/commands/demo-data-report.ts [persons]
const page = new URL('../../../../docs/methods/demo-data.md', import.meta.url);
const folder = new URL('../../../../docs/methods/demo-data/', import.meta.url);

const shown = (value: number): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits).replace(/^-?0\.0+$/, '0');
};

function tableOf(made: GeneratedCity): string {
  const rows = validationRows(made).map((row) => {
    const { parameter, source, target, generated, tolerance, unit } = row;
    const within = isWithin(row) ? 'yes' : '**no**';
    return `| ${parameter} | ${source} | ${shown(target)} ${unit} | ${shown(generated)} ${unit} | ± ${shown(tolerance)} | ${within} |`;
  });
  return [
    '| parameter | source | target | generated | tolerance | within |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function plotsOf(made: GeneratedCity): Record<string, string> {
  const commute = commutes(made);
  const people = districtPopulations(made);
  const street = made.streetByHour.reduce((sum, value) => sum + value, 0);
  const { nPlus } = metroCampaign(made, 100, 4);
  return {
    'line-lengths': barChart(
      'Bus lines by length, km',
      '%',
      histogram(lineKilometers(made), null, [0, 48], 24),
    ),
    'stop-spacing': barChart(
      'Distance between stops, m',
      '%',
      histogram(stopSpacings(made), null, [300, 1500], 24),
    ),
    commutes: barChart(
      'Commuters by straight-line distance, km',
      '%',
      histogram(commute.kilometers, commute.weights, [0, 30], 30),
    ),
    hours: barChart(
      'Minutes in the street on a Monday by hour',
      '%',
      Array.from(made.streetByHour, (value, hour) => ({
        label: String(hour),
        value: (100 * value) / street,
      })),
    ),
    districts: barChart(
      'Adults by district; red: census',
      '10,000',
      people.map(({ name, generated, declared }) => ({
        label: name,
        value: generated / 10_000,
        mark: declared / 10_000,
      })),
    ),
    campaign: barChart(
      'Reached at least n times by 100 metro 12-sheets in four weeks; red: published reach',
      '%',
      nPlus.slice(1).map((share, i) => ({
        label: `${i + 1}+`,
        value: 100 * share,
        ...(i === 0 ? { mark: 73 } : {}),
      })),
    ),
  };
}

/** The thirty days around 国庆节 2026: a worked weekend, a holiday that empties large cities, another worked weekend. */
const daysPlot = (): string =>
  barChart(
    'Visits of a day against an average day, 16 September to 15 October 2026, tier 一线; red: other cities',
    '%',
    Array.from({ length: 30 }, (_, i) => {
      const date = new Date(Date.UTC(2026, 8, 16 + i)).toISOString().slice(0, 10);
      const percent = (tier: '一线' | '其他'): number => 100 * dayFactor(tier, date).factor;
      return { label: String(Number(date.slice(8))), value: percent('一线'), mark: percent('其他') };
    }),
  );

const savePlot = (name: string, svg: string): Promise<void> => writeFile(new URL(`${name}.svg`, folder), svg);

await mkdir(folder, { recursive: true });
await savePlot('days', daysPlot());
const persons = Number(process.argv[2] ?? 60_000);
const made = await generateCity('440300', { persons });
for (const [name, svg] of Object.entries(plotsOf(made))) await savePlot(name, svg);
const [start, end] = ['<!-- table -->', '<!-- end of table -->'];
const text = await readFile(page, 'utf8');
const [before] = text.split(start);
const [, after] = text.split(end);
if (before === undefined || after === undefined)
  throw new Error(`no place for the table in ${page.pathname}`);
await writeFile(page, `${before}${start}\n${tableOf(made)}\n${end}${after}`);
