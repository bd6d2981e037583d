/**
 * Size of a crowd pack on a panel of a million persons, as computed while a rule is composed.
 *   node bench/crowd-pack/main.ts [--persons 1000000]
 * Labels and strata are drawn; a rule joins eight labels in three groups with people found by places.
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '@ooh/measurement/random';
import type { CityModel } from '../../apps/server/src/measurement/engine/city-model.ts';
import { packSize, type MemberPart } from '../../apps/server/src/measurement/engine/work/pack-members.ts';
import { tableText } from '../harness/table.ts';
import { timed } from '../harness/timing.ts';

const { values } = parseArgs({ options: { persons: { type: 'string', default: '1000000' } } });
const personCount = Number(values.persons);
const random = seededRandom(1);
const labelCount = 60;
const personsOfStratum = 8_000;

const drawnBits = (): Uint8Array =>
  Uint8Array.from({ length: (personCount + 7) >> 3 }, () => random.below(256) & random.below(256));

// Only the data of a city that a rule of labels and places reads.
const model = {
  labels: {
    personCount,
    bits: new Map(Array.from({ length: labelCount }, (_, i) => [i + 1, drawnBits()] as const)),
  },
  store: { weights: Float64Array.from({ length: personCount }, () => 8 + 8 * random.next()) },
  strata: Uint16Array.from({ length: personCount }, (_, p) => Math.floor(p / personsOfStratum)),
} as unknown as CityModel;

const labels = (join: MemberPart['join'], ...conditions: number[][]): MemberPart => ({
  join,
  kind: 'labels',
  audience: {
    groups: [{ join: 'and', conditions: conditions.map((labelIds) => ({ join: 'and', labelIds })) }],
  },
});
const rule: MemberPart[] = [
  labels('and', [1, 2, 3], [4, 5]),
  labels('or', [6, 7]),
  { join: 'and', kind: 'persons', bits: drawnBits() },
  labels('minus', [8]),
];

const { result, timing } = await timed(() => packSize(model, rule));
console.log(
  tableText(
    ['persons', 'in the pack', 'median', 'best', 'CPU'].map((title) => ({ title, align: 'right' })),
    [
      [
        String(personCount),
        String(result.panelPersons),
        `${timing.medianMs.toFixed(0)} ms`,
        `${timing.minMs.toFixed(0)} ms`,
        `${timing.cpuMs.toFixed(0)} ms`,
      ],
    ],
  ),
);
