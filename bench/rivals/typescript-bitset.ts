/** What one writes without an engine: bits in typed arrays and plain loops. */
import { RATE_PER_PASSAGE, weightsOf, type Contender, type ContactTask } from './contender.ts';

function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Loads each medium as one row of bits. */
export function openTypeScriptBitset(task: ContactTask): Contender {
  const { contacts, plan, top, vehicleDays } = task;
  const { personCount, mediaCount, rowStart, persons, passages } = contacts;
  const words = Math.ceil(personCount / 32);
  const rows = Array.from({ length: mediaCount }, (_, m) => {
    const row = new Uint32Array(words);
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) row[persons[e] >>> 5] |= 1 << (persons[e] & 31);
    return row;
  });
  const covered = new Uint32Array(words);
  const cover = (media: Iterable<number>): number => {
    covered.fill(0);
    for (const m of media) {
      const row = rows[m];
      for (let w = 0; w < words; w++) covered[w] |= row[w];
    }
    let count = 0;
    for (let w = 0; w < words; w++) count += popcount(covered[w]);
    return count;
  };
  const frequency = new Uint32Array(personCount);
  const weights = weightsOf(contacts);
  const mean = new Float64Array(personCount);
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
            cover(plan);
            return rows.map((row) => {
              let count = 0;
              for (let w = 0; w < words; w++) count += popcount(row[w] & ~covered[w]);
              return count;
            });
          },
        },
      ],
      rates: [
        {
          how: 'summed in an array, then exp',
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
        },
      ],
    },
  };
}
