/** The implementation without an engine: bits in typed arrays and plain loops. */
import type { Method } from '../harness/comparison.ts';
import { RATE_PER_PASSAGE, weightsOf, type Contender, type ContactTask } from './contender.ts';

function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Loads each medium as one row of bits. */
export function openTypeScriptBitset(task: ContactTask): Contender {
  const { contacts, plan, top } = task;
  const { personCount, mediaCount, rowStart, persons, passages } = contacts;
  const words = Math.ceil(personCount / 32);
  const rows = Array.from({ length: mediaCount }, (_, m) => {
    const row = new Uint32Array(words);
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) row[persons[e] >>> 5] |= 1 << (persons[e] & 31);
    return row;
  });
  const union = new Uint32Array(words);
  const cover = (media: Iterable<number>): number => {
    union.fill(0);
    for (const m of media) {
      const row = rows[m];
      for (let w = 0; w < words; w++) union[w] |= row[w];
    }
    let count = 0;
    for (let w = 0; w < words; w++) count += popcount(union[w]);
    return count;
  };
  cover(plan);
  const covered = union.slice();
  const frequency = new Uint32Array(personCount);
  return {
    name: 'TypeScript, plain loops',
    methods: {
      reach: [{ how: 'OR and popcount of bits', answer: () => [cover(plan)] }],
      distribution: [
        {
          how: 'counted in an array',
          answer: () => {
            frequency.fill(0);
            for (const m of plan)
              for (let e = rowStart[m]; e < rowStart[m + 1]; e++) frequency[persons[e]] += passages[e];
            const classes = Array<number>(top + 1).fill(0);
            for (let p = 0; p < personCount; p++) classes[Math.min(top, frequency[p])]++;
            return classes.slice(1);
          },
        },
      ],
      union: [{ how: 'OR and popcount of bits', answer: () => [cover(rows.keys())] }],
      gains: [
        {
          how: 'AND NOT and popcount of bits',
          answer: () => {
            return rows.map((row) => {
              let count = 0;
              for (let w = 0; w < words; w++) count += popcount(row[w] & ~covered[w]);
              return count;
            });
          },
        },
        weightedGains(task, covered),
      ],
      rates: [rateForm(task)],
    },
  };
}

/** The gains in people instead of persons. */
function weightedGains({ contacts }: ContactTask, covered: Uint32Array): Method {
  const { mediaCount, rowStart, persons } = contacts;
  const weights = weightsOf(contacts);
  return {
    how: 'weights of the uncovered summed',
    measure: 'people',
    answer: () => {
      const gains = new Float64Array(mediaCount);
      for (let m = 0; m < mediaCount; m++) {
        for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
          const p = persons[e];
          if (((covered[p >>> 5] >>> (p & 31)) & 1) === 0) gains[m] += weights[p];
        }
      }
      return gains;
    },
  };
}

function rateForm({ contacts, plan, vehicleDays }: ContactTask): Method {
  const { personCount, rowStart, persons, passages } = contacts;
  const weights = weightsOf(contacts);
  const mean = new Float64Array(personCount);
  return {
    how: 'summed in an array, then exp',
    measure: 'people',
    answer: () => {
      mean.fill(0);
      plan.forEach((m, i) => {
        const factor = RATE_PER_PASSAGE * vehicleDays[i];
        for (let e = rowStart[m]; e < rowStart[m + 1]; e++) mean[persons[e]] += passages[e] * factor;
      });
      let [reach, thrice] = [0, 0];
      for (let p = 0; p < personCount; p++) {
        const x = mean[p];
        if (x === 0) continue;
        const none = Math.exp(-x);
        reach += weights[p] * (1 - none);
        thrice += weights[p] * (1 - none * (1 + x + (x * x) / 2));
      }
      return [reach, thrice];
    },
  };
}
