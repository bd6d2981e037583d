import type { Certificate } from '../certificate.ts';
import { type Mutation, pick, withFalseBound, withGap } from './mutation.ts';

/** Changes of the stated figures and of their format. */
export const mutatedFigures: readonly Mutation[] = [
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
    change: (c, random, { optimum }) => withFalseBound(c, c.proof, random, optimum),
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
