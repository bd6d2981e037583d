/**
 * Crowd packs of a demonstration's companies: label rules, visits, and people exposed to orders. Each company has some
 * of the templates, independent of the day.
 */
import type { AoiType } from '../place-mix.ts';
import { randomStream } from '@ooh/reference/random';

/** Rule of a pack; the inner lists of `labels` are alternatives, the outer list must hold completely. */
export interface DemoPackRule {
  readonly labels: readonly (readonly number[])[];
  /** Labels of persons to exclude. */
  readonly without: readonly number[];
  readonly visits: {
    readonly aoiTypes: readonly string[];
    readonly leastDays: number;
  } | null;
  /** Minimum contacts with this order. */
  readonly orderId: string | null;
}

export interface DemoPack {
  readonly name: string;
  readonly ownerId: string;
  readonly organisationId: string;
  readonly cityCodes: readonly string[];
  readonly rule: DemoPackRule;
}

export interface PackOwner {
  readonly ownerId: string;
  readonly organisationId: string;
  /** Cities that it may use; null for all. */
  readonly cityCodes: readonly string[] | null;
}

export interface PackTradeInput {
  readonly seed: number;
  readonly packs: number;
  readonly owners: readonly PackOwner[];
  /** Cities with a full panel. */
  readonly cityCodes: readonly string[];
  readonly orders: readonly {
    readonly orderId: string;
    readonly organisationId: string;
    readonly name: string;
    readonly cityCodes: readonly string[];
  }[];
}

const rule = (labels: readonly (readonly number[])[], over: Partial<DemoPackRule> = {}): DemoPackRule => ({
  labels,
  without: [],
  visits: null,
  orderId: null,
  ...over,
});

const visiting = (aoiType: AoiType, leastDays: number) => ({
  visits: { aoiTypes: [aoiType], leastDays },
});

/** Names and rules; label ids are those of labels.ts. */
const templates: readonly (readonly [name: string, rule: DemoPackRule])[] = [
  ['25–35岁上班族', rule([[113], [131]])],
  ['高消费车主', rule([[201, 202], [511]])],
  ['新能源车主', rule([[521]])],
  ['年轻女性', rule([[102], [112, 113]])],
  ['有孩家庭', rule([[311, 312, 313]])],
  ['咖啡茶饮爱好者', rule([[422]], { without: [135] })],
  ['运动健身人群', rule([[404, 405]])],
  ['公交通勤者', rule([[501, 541]])],
  ['地铁通勤者', rule([[502, 542]])],
  ['长通勤上班族', rule([[131], [534, 535]])],
  ['数码科技爱好者', rule([[408]])],
  ['近一年购车意向', rule([[324]])],
  [
    '本科以上高消费',
    rule([
      [124, 125],
      [201, 202],
    ]),
  ],
  ['美妆护肤女性', rule([[102], [402]])],
  ['每周到访商场', rule([], visiting('商场', 1))],
  ['高消费且常去商场', rule([[201, 202]], visiting('商场', 2))],
  ['写字楼常客', rule([[131]], visiting('写字楼', 3))],
];

/** Packs of a demonstration: companies in turn; every fourth pack contains people exposed to one of the owner's orders. */
export function demoPacks(input: PackTradeInput): DemoPack[] {
  const random = randomStream(input.seed, 'crowd-packs');
  const packs: DemoPack[] = [];
  for (let n = 0; n < input.packs && input.owners.length > 0; n++) {
    const owner = input.owners[n % input.owners.length];
    const { ownerId, organisationId } = owner;
    const cities = input.cityCodes.filter((city) => owner.cityCodes?.includes(city) ?? true);
    const orders = input.orders.filter(
      (order) =>
        order.organisationId === organisationId && order.cityCodes.some((city) => cities.includes(city)),
    );
    const [name, own] = templates[Math.floor(random.next() * templates.length)];
    const order = orders[Math.floor(random.next() * orders.length)];
    if (cities.length === 0) continue;
    const turn = Math.floor(n / input.owners.length) + 1;
    if (n % 4 === 3 && order !== undefined) {
      const cityCodes = order.cityCodes.filter((city) => cities.includes(city));
      const met = rule([], { orderId: order.orderId });
      packs.push({
        name: `${order.name}触达人群`.slice(0, 30),
        ownerId,
        organisationId,
        cityCodes,
        rule: met,
      });
    } else {
      const label = `${name} ${turn}`;
      packs.push({ name: label, ownerId, organisationId, cityCodes: cities.slice(0, 3), rule: own });
    }
  }
  return packs;
}
