/**
 * Outcomes of panel persons before and after a demonstration's campaign (示例): visits to the advertised shops and
 * searches for the brand, in three periods of one length, the last one after the campaign began. Each person has a habit
 * that is the same in all periods; exposed persons visit more often afterwards, and search as before.
 */
import { randomStream } from '@ooh/reference/random';

export interface DemoOutcome {
  readonly kind: 'visit' | 'search';
  readonly person: number;
  readonly placebo: number;
  readonly before: number;
  readonly after: number;
}

/** Declared estimates: mean number per person and period, and the factor after exposure. */
const habits = [
  { kind: 'visit', mean: 0.1, upliftFactor: 1.3 },
  { kind: 'search', mean: 0.05, upliftFactor: 1 },
] as const;

/** Outcomes of persons 0 … `persons` − 1; persons without any outcome are left out. The same input gives the same. */
export function demoOutcomes(
  seed: number,
  key: string,
  persons: number,
  isMet: (person: number) => boolean,
): DemoOutcome[] {
  return habits.flatMap(({ kind, mean, upliftFactor }) => {
    const random = randomStream(seed, `outcomes|${key}|${kind}`);
    const times = (rate: number): number => {
      const limit = Math.exp(-rate);
      let count = 0;
      for (let product = random.next(); product > limit; product *= random.next()) count++;
      return count;
    };
    const outcomes: DemoOutcome[] = [];
    for (let person = 0; person < persons; person++) {
      // Exponentially distributed habits: most persons rarely, some often.
      const rate = -mean * Math.log(1 - random.next());
      const [placebo, before] = [times(rate), times(rate)];
      const after = times(isMet(person) ? rate * upliftFactor : rate);
      if (placebo + before + after > 0) outcomes.push({ kind, person, placebo, before, after });
    }
    return outcomes;
  });
}
