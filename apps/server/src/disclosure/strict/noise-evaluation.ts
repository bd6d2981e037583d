import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { AskedCell, Rulers } from './asked-cell.ts';
import { noisedBasis } from './audience-fields.ts';
import { meantAudience } from './canonical-audience.ts';
import { inOrder, questionOf, type Question } from './question.ts';
import { scopeOf, type Fields } from './scope.ts';
import { emptied, type Ruler } from './shown-figures.ts';

const nothing = emptied({ value: 0, low: 0, high: 0, suppressed: false }) as PlanEvaluation['reach'];

/** Contacts of one person have no bound, and lines and weeks would each be another sample of the same people. */
const withheld = {
  effectiveSample: null,
  impressions: nothing,
  taImpressions: nothing,
  frequency: nothing,
  distribution: [],
  grp: null,
  cpmFen: null,
  taCpmFen: null,
  cprpFen: null,
  benchmarks: [],
  taConcentrationPeople: nothing,
  taConcentrationImpressions: nothing,
  tgi: nothing,
  weeklyReach: [],
  reachGrowth: null,
  sensitivity: [],
  lineContributions: [],
} satisfies Partial<PlanEvaluation>;

type Delivery = Readonly<{ lines: readonly Readonly<{ vehicles: number }>[] }>;

/** A delivery independent of the order of its lines and flights. */
function meantDelivery(delivery: unknown): string {
  const { lines } = delivery as Delivery;
  const bought = lines.filter(({ vehicles }) => vehicles > 0).map((line) => JSON.stringify(inOrder(line)));
  return JSON.stringify(bought.sort());
}

/**
 * The reach of a delivery, and the people with k contacts or more. Each is a sum of chances of at most 1 a person; the counts
 * from two contacts on hold a person as often as there are of them, and are one family.
 */
export class NoisedEvaluation {
  readonly cells: AskedCell[];
  private readonly answer: PlanEvaluation;

  constructor(input: Fields, answer: PlanEvaluation) {
    this.answer = answer;
    const { cityCode, reachAtLeast } = answer;
    const audience = (input['targetAudience'] as TargetAudience | undefined) ?? { groups: [] };
    const reached = JSON.stringify(['reach', meantAudience(audience), meantDelivery(input['delivery'])]);
    const scope = scopeOf({ ...input, cityCode }, {}, true);
    const ask = (question: Question, people: AskedCell['people']) => ({
      cityCode,
      question,
      people,
      shown: 0,
    });
    const city = { level: 'city' as const, isOpen: false };
    const again = reachAtLeast.slice(1);
    this.cells = [
      ask(questionOf({ input, scope, measure: 'audience', isAudience: true }), 'audience'),
      ask({ ...city, family: reached, element: 'once', times: 1, place: 'reach' }, answer.reach.value ?? 0),
      ...again.map(({ k, persons }) =>
        ask(
          { ...city, family: `${reached} again`, element: `${k}`, times: again.length, place: `reach ${k}` },
          persons,
        ),
      ),
    ];
  }

  written(rulers: Rulers): PlanEvaluation {
    const [audience, once, ...again] = this.cells;
    const ruler = rulers(audience);
    const whole = ruler.persons(audience.shown).value;
    // Nobody is met who is not in the audience, nor more often than less often.
    const rulerOfReach = rulers(once);
    let most = Math.min(once.shown, audience.shown);
    const curve = [most, ...again.map(({ shown }) => (most = Math.min(most, shown)))];
    return {
      ...this.answer,
      ...withheld,
      basis: noisedBasis(this.answer.basis),
      taUniverse: whole,
      panelPersons: whole === null ? null : Math.round(audience.shown),
      reach: rulerOfReach.persons(curve[0]),
      reachShare: rulerOfReach.share(curve[0], audience.shown),
      reachAtLeast: curveOf(curve, audience.shown, ruler),
    };
  }
}

/** The curve down to the last point that may be shown. */
function curveOf(curve: readonly number[], whole: number, ruler: Ruler): PlanEvaluation['reachAtLeast'] {
  const rows = curve.map((count, at) => ({
    k: at + 1,
    persons: ruler.persons(count).value,
    share: ruler.share(count, whole).value,
  }));
  const end = rows.findIndex(({ persons, share }) => persons === null || share === null);
  return (end < 0 ? rows : rows.slice(0, end)) as PlanEvaluation['reachAtLeast'];
}
