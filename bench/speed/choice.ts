/** Choosing media under a budget: plain greedy, our greedy, its certificate, and the whole selection. */
import { panelEvaluator } from '@ooh/measurement/panel/kernel-evaluator';
import { checkPanelCertificate } from '@ooh/planning/panel/check-panel-certificate';
import { coverMarket } from '@ooh/planning/panel/cover-greedy';
import type { CoverTerms } from '@ooh/planning/panel/cover-terms';
import { relaxCover } from '@ooh/planning/panel/relax-cover';
import { greedyCover } from '@ooh/planning/panel/select-cover';
import { marketOfPanel, selectOnPanel } from '@ooh/planning/panel/select-panel';
import { Effort } from '@ooh/planning/search/effort';
import { generateContacts, standardContacts, type ContactCase } from '../cases/contact-case.ts';
import { assertSameAnswer } from '../harness/comparison.ts';
import { durationText, ratioText, tableText } from '../harness/table.ts';
import { timed, type Timing } from '../harness/timing.ts';
import { weightsOf } from '../rivals/contender.ts';
import { OUR_NAME, panelOf } from './our-engine.ts';
import type { PartOfBench } from './part.ts';

const BUDGET_SHARE = 0.05;
const SEED = 1;

interface Choice {
  readonly media: readonly number[];
  readonly value: number;
  readonly bound?: number;
}
interface Row extends Timing {
  readonly engine: string;
  readonly how: string;
  readonly choice: Choice;
}

/** Lazy greedy by gain per cost (CELF) as one writes it without an engine. */
function lazyGreedy(contacts: ContactCase, costs: Float64Array, budget: number): Choice {
  const { mediaCount, rowStart, persons } = contacts;
  const left = weightsOf(contacts);
  const gainOf = (m: number): number => {
    let sum = 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) sum += left[persons[e]];
    return sum;
  };
  // Sorted from the back: keys only fall, so the last is best once its key is fresh.
  const open = Array.from({ length: mediaCount }, (_, m) => ({ m, key: gainOf(m) / costs[m], round: 0 }));
  open.sort((a, b) => a.key - b.key);
  const media: number[] = [];
  let [value, spent, round] = [0, 0, 0];
  for (let best = open.pop(); best !== undefined; best = open.pop()) {
    if (spent + costs[best.m] > budget) continue;
    if (best.round < round) {
      best.key = gainOf(best.m) / costs[best.m];
      best.round = round;
      let at = open.length;
      while (at > 0 && open[at - 1].key > best.key) at--;
      open.splice(at, 0, best);
      continue;
    }
    media.push(best.m);
    value += best.key * costs[best.m];
    spent += costs[best.m];
    round++;
    for (let e = rowStart[best.m]; e < rowStart[best.m + 1]; e++) left[persons[e]] = 0;
  }
  return { media, value };
}

const tableOf = (rows: readonly Row[], universe: number): string => {
  const share = (people: number | undefined) =>
    people === undefined ? '' : `${((100 * people) / universe).toFixed(2)} %`;
  const ours = rows[0];
  return tableText(
    [
      { title: `choice at ${100 * BUDGET_SHARE} % of all costs` },
      { title: 'ratio', align: 'right' },
      { title: 'median', align: 'right' },
      { title: 'best', align: 'right' },
      { title: 'CPU', align: 'right' },
      { title: 'media', align: 'right' },
      { title: 'people reached', align: 'right' },
      { title: 'no plan more than', align: 'right' },
      { title: 'proved', align: 'right' },
    ],
    rows.map(({ engine, how, medianMs, minMs, cpuMs, choice }, n) => [
      `${engine}: ${how}`,
      n === 0 ? '×1' : ratioText(medianMs / ours.medianMs),
      durationText(medianMs),
      durationText(minMs),
      durationText(cpuMs),
      String(choice.media.length),
      share(choice.value),
      share(choice.bound),
      choice.bound === undefined ? '' : `${((100 * choice.value) / choice.bound).toFixed(2)} %`,
    ]),
  );
};

export const runChoice: PartOfBench = async ({ small, maxSeconds, say }) => {
  const shape = small ? { ...standardContacts, persons: 100_000, media: 300 } : standardContacts;
  const contacts = generateContacts(shape);
  const store = panelOf(contacts, 2);
  const began = performance.now();
  const market = marketOfPanel(store, 1, null, panelEvaluator(store, 1));
  const readyMs = performance.now() - began;
  const { costs } = contacts;
  const budget = Math.floor(BUDGET_SHARE * costs.reduce((sum, cost) => sum + cost, 0));
  const terms: CoverTerms = { costs, budget, k: 1 };
  const evaluator = panelEvaluator(store);
  const rows: Row[] = [];
  const measure = async (engine: string, how: string, choose: () => Choice): Promise<Choice> => {
    say(`${engine}, ${how}`);
    const { result, timing } = await timed(choose, { maxSeconds });
    assertSameAnswer(`${how}: people reached`, [evaluator.reach(result.media).weight], [result.value]);
    rows.push({ engine, how, choice: result, ...timing });
    return result;
  };
  const cover = coverMarket(market.surveyed.index, terms);
  const unlimited = () => new Effort(Number.MAX_SAFE_INTEGER);
  const greedy = await measure(OUR_NAME, 'greedy', () => greedyCover(market.surveyed, cover, unlimited()));
  await measure(OUR_NAME, 'certificate of the greedy plan', () => ({
    ...greedy,
    bound: relaxCover(market.surveyed, cover, greedy.media, unlimited(), () => {}).bound,
  }));
  const selection = selectOnPanel(market, terms, { seed: SEED });
  await measure(OUR_NAME, 'whole selection', () => selectOnPanel(market, terms, { seed: SEED }));
  await measure('TypeScript, plain loops', 'lazy greedy (CELF)', () => lazyGreedy(contacts, costs, budget));
  const checked = await timed(() => checkPanelCertificate(market.rows, terms, selection.certificate), {
    runs: 3,
  });
  if (!checked.result.valid)
    throw new Error(`the certificate does not hold: ${checked.result.reasons.join('; ')}`);
  const universe = weightsOf(contacts).reduce((sum, weight) => sum + weight, 0);
  return {
    comparisons: [],
    seeds: { contacts: shape.seed, selection: SEED },
    versions: {},
    figures: {
      budgetShare: BUDGET_SHARE,
      universe,
      readyMs: Math.round(readyMs),
      checkMs: Math.round(checked.timing.medianMs),
      choices: rows.map(({ choice: { media, ...figures }, ...row }) => ({
        ...row,
        ...figures,
        media: media.length,
      })),
    },
    notes: [
      tableOf(rows, universe),
      `Greedy's target is 100 ms, the certificate's 1 s. Making the panel ready for any number of selections takes ` +
        `${durationText(readyMs)}; the independent checker accepts the selection's certificate in ` +
        `${durationText(checked.timing.medianMs)}. Values are held against the evaluator.`,
    ],
  };
};
