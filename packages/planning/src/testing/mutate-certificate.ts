import type { Certificate, WrittenTangent } from '../certificate.ts';

export type Random = () => number;

type Tree = Certificate['proof']['tree'];

export type TangentNode = Extract<Tree, { tangent: number }>;

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];

export const times = (random: Random) => (random() < 0.5 ? 0.2 + 0.7 * random() : 1.1 + 2 * random());

/** A change of a certificate, with the reason that its refusal must state. */
export interface Mutation {
  readonly name: string;
  /** The changed certificate, or null where this change does not apply. */
  readonly change: (
    certificate: Certificate,
    random: Random,
    instance: { readonly mediaCount: number; readonly optimum: number },
  ) => Certificate | null | undefined;
  /** Words of which the reasons must contain one. */
  readonly names: RegExp;
}

const withGap = (certificate: Certificate): Certificate => {
  const { value, bound } = certificate;
  return { ...certificate, gap: bound > 0 ? Math.max(0, (bound - value) / bound) : 0 };
};

/** A changed proof that claims a bound below the value of some plan. */
function lying(
  certificate: Certificate,
  proof: Certificate['proof'] | null,
  random: Random,
  optimum: number,
): Certificate | null {
  if (!(optimum > 0) || proof === null) return null;
  return withGap({ ...certificate, proof, bound: optimum * (0.999 - 0.2 * random()) });
}

function changedTangents(
  certificate: Certificate,
  change: (tangent: WrittenTangent) => WrittenTangent,
): Certificate['proof'] | null {
  const { tree, tangents } = certificate.proof;
  return tangents.length === 0 ? null : { tree, tangents: tangents.map(change) };
}

/** A tree with every node that rests on a tangent changed; null where none could be. */
export function changedLeaves(tree: Tree, change: (node: TangentNode) => Tree | null): Tree | null {
  if ('medium' in tree) {
    const [low, high] = [changedLeaves(tree.low, change), changedLeaves(tree.high, change)];
    return low || high ? { ...tree, low: low ?? tree.low, high: high ?? tree.high } : null;
  }
  if (!('tangent' in tree)) return null;
  const own = change(tree);
  const rest = 'rest' in tree ? changedLeaves(tree.rest, change) : null;
  if (!own && !rest) return null;
  return rest ? { ...(own ?? tree), rest } : own;
}

export const swapBranches = (tree: Tree): Tree =>
  'medium' in tree ? { ...tree, low: tree.high, high: tree.low } : { empty: true };

/** The tree with every leaf replaced. */
const withLeaves = (tree: Tree, leaf: Tree): Tree =>
  'medium' in tree
    ? { ...tree, low: withLeaves(tree.low, leaf), high: withLeaves(tree.high, leaf) }
    : 'tangent' in tree
      ? leaf
      : tree;

/** Every worth that trying all plans is said to show, changed; null where there is none. */
export function changedCeilings(tree: Tree, change: (tried: number) => number): Tree | null {
  if ('tried' in tree) return { tried: change(tree.tried) };
  if ('medium' in tree) {
    const [low, high] = [changedCeilings(tree.low, change), changedCeilings(tree.high, change)];
    return low || high ? { ...tree, low: low ?? tree.low, high: high ?? tree.high } : null;
  }
  const rest = 'rest' in tree ? changedCeilings(tree.rest, change) : null;
  return rest && { ...tree, rest };
}

const hasTangent = (tree: Tree): boolean =>
  'medium' in tree ? hasTangent(tree.low) || hasTangent(tree.high) : 'tangent' in tree;

/** Changes after which a certificate states something false or unproved. */
export const lies: readonly Mutation[] = [
  {
    name: 'value raised',
    change: (c, random) =>
      c.value > 0 ? withGap({ ...c, value: c.value * (1 + 0.2 * random() + 1e-6) }) : null,
    names: /方案价值/,
  },
  {
    name: 'value raised, gap left',
    change: (c, random) => (c.value > 0 ? { ...c, value: c.value * (1 + 0.2 * random() + 1e-6) } : null),
    names: /方案价值/,
  },
  {
    name: 'cost understated',
    change: (c, random) => (c.cost > 0 ? { ...c, cost: Math.floor(c.cost * 0.999 * random()) } : null),
    names: /费用/,
  },
  {
    name: 'bound lowered',
    change: (c, random) => {
      const room = c.bound - c.value;
      return room > 1e-6 * c.bound ? withGap({ ...c, bound: c.value + room * 0.9 * random() }) : null;
    },
    names: /上界/,
  },
  {
    name: 'bound under the best plan',
    change: (c, random, { optimum }) => lying(c, c.proof, random, optimum),
    names: /上界/,
  },
  {
    name: 'gap understated',
    change: (c, random) => (c.gap > 1e-6 ? { ...c, gap: c.gap * 0.9 * random() } : null),
    names: /差距/,
  },
  {
    name: 'medium left out',
    change: (c, random) => {
      const out = pick(random, c.plan);
      return out && { ...c, plan: c.plan.filter((line) => line !== out) };
    },
    names: /费用|方案价值|下限|不在允许范围/,
  },
  {
    name: 'more units than are written',
    change: (c, random) => {
      const more = pick(random, c.plan);
      return more && { ...c, plan: c.plan.map((l) => (l === more ? { ...l, vehicles: l.vehicles + 1 } : l)) };
    },
    names: /费用|方案价值|不在允许范围|总预算/,
  },
  {
    name: 'medium listed twice',
    change: (c, random) => (c.plan.length > 0 ? { ...c, plan: [...c.plan, pick(random, c.plan)] } : null),
    names: /方案中的媒体 \d+ 或数量/,
  },
  {
    name: 'medium that does not exist',
    change: (c, _, { mediaCount }) => ({ ...c, plan: [...c.plan, { medium: mediaCount, vehicles: 1 }] }),
    names: /方案中的媒体 \d+ 或数量/,
  },
  {
    name: 'half a unit',
    change: (c, random) => {
      const half = pick(random, c.plan);
      return (
        half && { ...c, plan: c.plan.map((l) => (l === half ? { ...l, vehicles: l.vehicles - 0.5 } : l)) }
      );
    },
    names: /方案中的媒体 \d+ 或数量/,
  },
  {
    name: 'fingerprint of other data',
    change: (c, random) => {
      const at = Math.floor(random() * 32);
      const digit = (Number.parseInt(c.instanceHash[at], 16) + 1 + Math.floor(random() * 15)) % 16;
      const hash = c.instanceHash.slice(0, at) + digit.toString(16) + c.instanceHash.slice(at + 1);
      return { ...c, instanceHash: hash };
    },
    names: /指纹/,
  },
  {
    name: 'the other contact form',
    change: (c) => ({ ...c, form: c.form === 'rates' ? 'passages' : 'rates' }),
    names: /指纹/,
  },
  {
    name: 'point moved and bound lowered',
    change: (c, random, { optimum }) => {
      const proof = changedTangents(c, (t) => ({ ...t, units: t.units.map((v) => v * times(random)) }));
      return lying(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'prices moved and bound lowered',
    change: (c, random, { optimum }) => {
      const proof = changedTangents(c, (t) => ({
        ...t,
        multipliers: t.multipliers.map((y) => y * times(random)),
      }));
      return lying(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'λ moved and bound lowered',
    change: (c, random, { optimum }) => {
      const proof = changedTangents(c, (t) => ({
        ...t,
        knee: t.knee + random() - 0.5,
        width: t.width * times(random),
      }));
      return lying(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'negative price',
    change: (c, random) => {
      const proof = changedTangents(c, (t) => ({
        ...t,
        multipliers: t.multipliers.map(() => -random() - 0.1),
      }));
      return proof && hasTangent(c.proof.tree) ? { ...c, proof } : null;
    },
    names: /乘数/,
  },
  {
    name: 'price left out',
    change: (c) => {
      const proof = changedTangents(c, (t) => ({ ...t, multipliers: t.multipliers.slice(1) }));
      return proof && hasTangent(c.proof.tree) ? { ...c, proof } : null;
    },
    names: /乘数/,
  },
  {
    name: 'width of λ not positive',
    change: (c, random) => {
      const proof = changedTangents(c, (t) => ({ ...t, width: -random() }));
      return proof && hasTangent(c.proof.tree) ? { ...c, proof } : null;
    },
    names: /λ/,
  },
  {
    name: 'everything called one plan',
    change: (c) => ({ ...c, proof: { ...c.proof, tree: { single: true } } }),
    names: /证明树/,
  },
  {
    name: 'everything called empty',
    change: (c) => ({ ...c, proof: { ...c.proof, tree: { empty: true } } }),
    names: /证明树/,
  },
  {
    name: 'leaves called empty and bound lowered',
    change: (c, random, { optimum }) => {
      const tree = withLeaves(c.proof.tree, { empty: true });
      return hasTangent(c.proof.tree) ? lying(c, { ...c.proof, tree }, random, optimum) : null;
    },
    names: /证明树|上界/,
  },
  {
    name: 'branches swapped and bound lowered',
    change: (c, random, { optimum }) =>
      lying(c, { ...c.proof, tree: swapBranches(c.proof.tree) }, random, optimum),
    names: /证明树|上界/,
  },
  {
    name: 'ranges left out narrowed and bound lowered',
    change: (c, random, { optimum }) => {
      const tree = changedLeaves(c.proof.tree, (node) =>
        'within' in node ? { ...node, within: node.within.map(([m]) => [m, 0, 0] as const) } : null,
      );
      return tree && lying(c, { ...c.proof, tree }, random, optimum);
    },
    names: /证明树|上界/,
  },
  {
    name: 'ranges of a medium that does not exist',
    change: (c, _, { mediaCount }) => {
      const tree = changedLeaves(c.proof.tree, (node) =>
        'within' in node ? { ...node, within: [...node.within, [mediaCount, 0, 0] as const] } : null,
      );
      return tree && { ...c, proof: { ...c.proof, tree } };
    },
    names: /证明树/,
  },
  {
    name: 'tangent of a part that does not exist',
    change: (c) => {
      const tree = changedLeaves(c.proof.tree, (node) => ({ ...node, up: 999 }));
      return tree && { ...c, proof: { ...c.proof, tree } };
    },
    names: /证明树/,
  },
  {
    name: 'weighing of passages moved and bound lowered',
    change: (c, random, { optimum }) => {
      if (!c.proof.tangents.some((t) => t.lift)) return null;
      const proof = changedTangents(c, (t) =>
        t.lift
          ? {
              ...t,
              lift: {
                ...t.lift,
                units: t.lift.units.map((v) => v * times(random)),
                sharpness: 50 * random(),
              },
            }
          : t,
      );
      return lying(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'weighing of passages by a negative number',
    change: (c) => {
      if (!c.proof.tangents.some((t) => t.lift) || !hasTangent(c.proof.tree)) return null;
      const proof = changedTangents(c, (t) => (t.lift ? { ...t, lift: { ...t.lift, sharpness: -1 } } : t));
      return proof && { ...c, proof };
    },
    names: /lift/,
  },
  {
    name: 'ceiling of tried plans under the best plan, bound with it',
    change: (c, random, { optimum }) => {
      const bound = optimum * (0.999 - 0.2 * random());
      const tree = changedCeilings(c.proof.tree, () => bound);
      return tree && optimum > 0 ? withGap({ ...c, proof: { ...c.proof, tree }, bound }) : null;
    },
    names: /证明树/,
  },
  {
    name: 'all plans called tried and none found better than less than the best',
    change: (c, random, { optimum }) => {
      if (!(optimum > 0)) return null;
      const bound = optimum * (0.999 - 0.2 * random());
      return withGap({ ...c, proof: { tree: { tried: bound }, tangents: [] }, bound });
    },
    names: /证明树/,
  },
  {
    name: 'bound lowered, ceiling of tried plans left',
    change: (c, random, { optimum }) =>
      changedCeilings(c.proof.tree, (tried) => tried) && lying(c, c.proof, random, optimum),
    names: /上界/,
  },
  {
    name: 'ceiling of tried plans that is no number',
    change: (c) => {
      const tree = changedCeilings(c.proof.tree, () => NaN);
      return tree && { ...c, proof: { ...c.proof, tree } };
    },
    names: /证明树/,
  },
  {
    name: 'tangent that is not there',
    change: (c) => ({ ...c, proof: { ...c.proof, tree: { tangent: c.proof.tangents.length } } }),
    names: /切点/,
  },
  {
    name: 'number written as text',
    change: (c) => ({ ...c, cost: String(c.cost) as unknown as number }),
    names: /费用/,
  },
  {
    name: 'bound left out',
    change: (c) => ({ ...c, bound: null as unknown as number }),
    names: /上界/,
  },
  {
    name: 'other format',
    change: (c) => ({ ...c, format: 'ooh-certificate-2' as Certificate['format'] }),
    names: /格式/,
  },
];
