/**
 * Saved audiences of a demonstration's firms: label rules, visits, and people whom orders meet. Each firm has some
 * of the templates, the same ones on every day.
 */
import type { AoiType } from '../place-mix.ts';
import { randomStream } from '@ooh/reference/random';

/** What a pack asks for; `labels` are alternatives within a condition and conditions that must all hold. */
export interface DemoPackRule {
  readonly labels: readonly (readonly number[])[];
  /** Labels whose carriers are taken away. */
  readonly without: readonly number[];
  readonly visits: {
    readonly aoiTypes: readonly string[];
    readonly leastDays: number;
  } | null;
  /** Met by this order so often. */
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
  /** Where it may look; null for everywhere. */
  readonly cityCodes: readonly string[] | null;
}

export interface PackTradeInput {
  readonly seed: number;
  readonly packs: number;
  readonly owners: readonly PackOwner[];
  /** Cities with a panel in depth. */
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

/** Names with their rules; label ids are those of labels.ts. */
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

/** A demonstration's packs: firms take turns, every fourth pack is of people whom one of its orders meets. */
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
