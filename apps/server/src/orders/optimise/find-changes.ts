import type { Finding } from '@ooh/contract/domain/opportunity';
import { opportunityRules } from '@ooh/contract/domain/opportunity-names';
import type { Context } from '../../context.ts';
import { amountInFull, countText, decimalText, percentText } from '../../disclosure/figure-text.ts';
import type { Change, Weighed, WeighedChange } from '../../measurement/engine/work/weigh-changes.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import { readFaceOffers, type Offer } from '../order/offers.ts';
import { candidatesFor, fenPerDayOf, type Candidate } from './candidates.ts';
import { inUnit, offerFen, outUnit } from './changed-units.ts';
import type { Found } from './found.ts';
import { quantileOf } from './rules/quantile.ts';
import { isOverFrequent, leastYield, openClassShare } from './rules/shift.ts';
import { taCpmOf, type UnitStanding } from './rules/standing.ts';
import { inefficientUnits, isNearPrice } from './rules/swap.ts';
import { templateOf } from './rules/template.ts';
import { daysIn, movableFen, movableUnitDays, type Situation } from './situation.ts';
import { weighUnits, type Unit } from './weigh-units.ts';

/** Units of an order that one rule proposes to change at a time. */
const mostSwaps = 2;
const mostReplaced = 5;
/** A median needs so many units of a form. */
const leastOfForm = 5;
/** Bars of the evidence. */
const mostBars = 12;

interface Search {
  readonly context: Pick<Context, 'db' | 'clickhouse' | 'engine'>;
  readonly situation: Situation;
  readonly candidates: readonly Candidate[];
  /** The order's items, then the candidates. */
  readonly units: readonly Unit[];
  readonly weighed: Weighed;
  readonly standings: readonly UnitStanding[];
  /** Coordinates of the order's faces by `face|form`. */
  readonly places: ReadonlyMap<string, Offer>;
  readonly priority: EnginePriority;
}

/** A way to replace an item, with the candidate and how many of it. */
interface Replacement {
  readonly candidate: number;
  readonly units: number;
  readonly change: Change;
}

const formOf = (unit: Pick<Unit, 'mediumId' | 'formId'>): string => `${unit.mediumId} ${unit.formId}`;

/** TA-CPM of the units of each form in the city. */
function mediansOf(situation: Situation, candidates: readonly Candidate[], weighed: Weighed) {
  const known = [...situation.items, ...candidates.map(({ offer }) => offer)].flatMap((unit, i) => {
    const cpm = taCpmOf(fenPerDayOf(unit), weighed.items[i]?.taContactsPerDay ?? 0);
    return cpm === null ? [] : [{ form: formOf(unit), cpm }];
  });
  return new Map(
    [...Map.groupBy(known, ({ form }) => form)].flatMap(([form, units]) =>
      units.length < leastOfForm
        ? []
        : [
            [
              form,
              quantileOf(
                units.map(({ cpm }) => cpm),
                0.5,
              ),
            ] as const,
          ],
    ),
  );
}

function standingsOf(
  situation: Situation,
  candidates: readonly Candidate[],
  weighed: Weighed,
): UnitStanding[] {
  const medians = mediansOf(situation, candidates, weighed);
  return situation.items.flatMap((item, i): UnitStanding[] => {
    const figures = weighed.items[i];
    const cpm = taCpmOf(fenPerDayOf(item), figures?.taContactsPerDay ?? 0);
    if (!figures || cpm === null) return [];
    const days = situation.movable[i];
    return [
      {
        item: i,
        movableFen: days === null ? 0 : movableFen(item, days),
        addedShare: figures.addedShare,
        taCpmFen: cpm,
        formMedianFen: medians.get(formOf(item)) ?? null,
      },
    ];
  });
}

/** Every way to put an item's units on a unit of the same form at nearly its price. */
function swapsOf({ situation, candidates }: Search, item: number): Replacement[] {
  const bought = situation.items[item];
  const days = situation.movable[item]!;
  const moved = movableUnitDays(bought, days);
  return candidates.flatMap(({ offer, freeUnits }, candidate) => {
    if (formOf(offer) !== formOf(bought) || offer.deck !== bought.deck) return [];
    if (!isNearPrice(fenPerDayOf(offer), fenPerDayOf(bought)) || freeUnits(days) < bought.quantity) return [];
    const into = situation.items.length + candidate;
    const change = [
      { item, unitDays: -moved },
      { item: into, unitDays: moved },
    ];
    return [{ candidate, units: bought.quantity, change }];
  });
}

/** Every way to spend an item's money on as many units as it pays for of another one. */
function shiftsOf({ situation, candidates }: Search, item: number): Replacement[] {
  const bought = situation.items[item];
  const days = situation.movable[item]!;
  const fen = movableFen(bought, days);
  return candidates.flatMap(({ offer, freeUnits }, candidate) => {
    const each = offerFen(offer, 1, days, bought.discountPermille);
    const units = each > 0 ? Math.min(Math.floor(fen / each), freeUnits(days)) : 0;
    if (units < 1) return [];
    const change = [
      { item, unitDays: -movableUnitDays(bought, days) },
      { item: situation.items.length + candidate, unitDays: units * daysIn(days) },
    ];
    return [{ candidate, units, change }];
  });
}

async function bestOf(search: Search, groups: readonly (readonly Change[])[]) {
  if (groups.length === 0) return [];
  const { context, situation, units, priority } = search;
  const before = [...situation.before, ...search.candidates.map(() => 0)];
  const question = { units, before, groups };
  const weighed = await weighUnits(context, situation.order, situation.city.data, question, priority);
  return weighed?.best ?? [];
}

const outOf = ({ situation, places }: Search, item: number) => {
  const bought = situation.items[item];
  return outUnit(bought, situation.movable[item]!, places.get(`${bought.faceId}|${bought.formId}`));
};

const inOf = ({ situation, candidates }: Search, item: number, { candidate, units }: Replacement) =>
  inUnit(
    candidates[candidate].offer,
    units,
    situation.movable[item]!,
    situation.items[item].discountPermille,
  );

/** What each of the order's units adds, those of the change marked. */
function sparkOf({ situation, standings }: Search, marked: readonly number[]): Finding['spark'] {
  const sorted = standings.toSorted((a, b) => b.addedShare - a.addedShare || a.item - b.item);
  const rest = sorted.filter(({ item }) => !marked.includes(item));
  const shown = new Set([...marked, ...rest.slice(0, mostBars - marked.length).map(({ item }) => item)]);
  return sorted
    .filter(({ item }) => shown.has(item))
    .slice(0, mostBars)
    .map(({ item, addedShare }) => ({
      name: situation.items[item].unitName,
      value: addedShare,
      isMarked: marked.includes(item),
    }));
}

const subjectOf = ({ situation }: Search, item: number): string => situation.items[item].itemId;

/** Found changes are adopted before their first day; drafts of a next order at any time. */
function foundOf(
  search: Search,
  kind: Found['kind'],
  subject: string,
  best: WeighedChange,
  finding: Omit<Finding, 'action'>,
): Found {
  const { action } = search.situation;
  const sum = (units: Finding['in']) => units.reduce((total, unit) => total + unit.costFen, 0);
  const firstDay = finding.out.map((unit) => unit.fromDate).sort()[0];
  return {
    kind,
    subject,
    finding: { ...finding, action },
    expected: best.reachShare,
    costFen: sum(finding.in) - sum(finding.out),
    expiresOn: action === 'order-change' ? firstDay : null,
    personsChanged: best.personsChanged,
  };
}

const comparedText = (compared: number): string =>
  `已在同一批样本人上逐一比较全部 ${countText(compared)} 个符合条件的空位，没有新增到达更高的（穷举，即最优）`;

async function findSwaps(search: Search): Promise<Found[]> {
  const units = inefficientUnits(search.standings).slice(0, mostSwaps);
  const ways = units.map(({ item }) => swapsOf(search, item));
  const bests = await bestOf(
    search,
    ways.map((group) => group.map(({ change }) => change)),
  );
  return bests.flatMap((best, i) => {
    if (best === null) return [];
    const { item, taCpmFen, formMedianFen, addedShare } = units[i];
    const times = decimalText(taCpmFen / formMedianFen!);
    return foundOf(search, 'swap', subjectOf(search, item), best, {
      evidence: [
        {
          name: 'TA-CPM ÷ 同形式中位数',
          value: `${times} 倍`,
          threshold: `> ${opportunityRules.swapCpmTimes} 倍`,
        },
        {
          name: '新增到达',
          value: `${(addedShare * 100).toFixed(3)} 个百分点`,
          threshold: '低于本单第 20 百分位',
        },
      ],
      spark: sparkOf(search, [item]),
      out: [outOf(search, item)],
      in: [inOf(search, item, ways[i][best.index])],
      proof: comparedText(best.compared),
    });
  });
}

async function findShift(search: Search): Promise<Found[]> {
  const least = leastYield(search.standings, search.weighed.before.reachShare.value);
  const openShare = openClassShare(search.weighed.before.distribution);
  if (least === null || !isOverFrequent(openShare, least.yieldShare)) return [];
  const [{ item }] = least.units;
  const ways = shiftsOf(search, item);
  const [best = null] = await bestOf(search, [ways.map(({ change }) => change)]);
  if (best === null) return [];
  return [
    foundOf(search, 'shift', subjectOf(search, item), best, {
      evidence: [
        {
          name: '接触 10 次及以上占已到达',
          value: percentText(openShare!),
          threshold: `> ${percentText(opportunityRules.shiftOpenShare)}`,
        },
        { name: '末 10% 预算每元到达 ÷ 平均', value: decimalText(least.yieldShare), threshold: '< 0.33' },
      ],
      spark: sparkOf(search, [item]),
      out: [outOf(search, item)],
      in: [inOf(search, item, ways[best.index])],
      proof: comparedText(best.compared),
    }),
  ];
}

/** Replacements for what is dropped, each unit at most once; what has none is not bought again. */
async function findTemplate(search: Search): Promise<Found[]> {
  const template = templateOf(search.standings);
  if (template === null || template.dropped.length === 0) return [];
  const dropped = template.dropped.slice(0, mostReplaced);
  const ways = dropped.map(({ item }) => swapsOf(search, item));
  const bests = await bestOf(
    search,
    ways.map((group) => group.map(({ change }) => change)),
  );
  const taken = new Set<number>();
  const replaced = dropped.flatMap(({ item }, i) => {
    const best = bests[i];
    if (best === null || best.reachShare.value <= 0) return [];
    const way = ways[i][best.index];
    if (taken.has(way.candidate)) return [];
    taken.add(way.candidate);
    return [{ item, way, compared: best.compared }];
  });
  if (replaced.length === 0) return [];
  const [whole = null] = await bestOf(search, [[replaced.flatMap(({ way }) => way.change)]]);
  if (whole === null) return [];
  const items = replaced.map(({ item }) => item);
  const compared = replaced.reduce((sum, one) => sum + one.compared, 0);
  const out = items.map((item) => outOf(search, item));
  const into = replaced.map(({ item, way }) => inOf(search, item, way));
  const sum = (units: Finding['in']) => units.reduce((total, unit) => total + unit.costFen, 0);
  const { movable, items: bought } = search.situation;
  const repeatedFen = bought.reduce((total, item, i) => total + movableFen(item, movable[i]!), 0);
  const netFen = repeatedFen - sum(out) + sum(into);
  return [
    foundOf(search, 'template', 'order', whole, {
      evidence: [
        {
          name: '保留单元',
          value: `${search.situation.items.length - items.length} 行`,
          threshold: '新增到达 ≥ 第 40 百分位，或没有更好的空位',
        },
        { name: '下一波净价（不含制作）', value: amountInFull(netFen), threshold: null },
        { name: '替换单元', value: `${items.length} 行`, threshold: '新增到达最低者，最多 5 行' },
      ],
      spark: sparkOf(search, items),
      out,
      in: into,
      proof: `每个替换行都与全部符合条件的空位逐一比较（共 ${countText(compared)} 次）；各行合并后的增量一并重算，组合整体未证明最优`,
    }),
  ];
}

/** Changes of an order in a city that its rules ask for, and how many were computed. */
export async function findChanges(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'now'>,
  situation: Situation,
  priority: EnginePriority,
): Promise<Found[]> {
  if (situation.movable.every((days) => days === null)) return [];
  const candidates = await candidatesFor(context.db, situation, context.now());
  const units: Unit[] = [...situation.items, ...candidates.map(({ offer }) => offer)];
  const before = [...situation.before, ...candidates.map(() => 0)];
  const question = { units, before, groups: [] };
  const weighed = await weighUnits(context, situation.order, situation.city.data, question, priority);
  if (weighed === null) return [];
  const faceIds = situation.items.flatMap(({ faceId }) => faceId ?? []);
  const places = await readFaceOffers(context.db, faceIds);
  const standings = standingsOf(situation, candidates, weighed);
  const search = { context, situation, candidates, units, weighed, standings, places, priority };
  if (situation.order.order.state === 'running')
    return [...(await findSwaps(search)), ...(await findShift(search))];
  return findTemplate(search);
}
