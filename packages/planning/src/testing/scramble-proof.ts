import type { Certificate } from '../certificate.ts';
import { changedCeilings, changedLeaves, swapBranches, type TangentNode } from './change-tree.ts';
import { pick, times, type Random } from './mutation.ts';

/** One medium of the plan exchanged for one that is not in it; cost and value may happen to stay the same. */
export function swapMedium(certificate: Certificate, random: Random, mediaCount: number): Certificate | null {
  const used = new Set(certificate.plan.map((line) => line.medium));
  const free = Array.from({ length: mediaCount }, (_, m) => m).filter((m) => !used.has(m));
  if (used.size === 0 || free.length === 0) return null;
  const out = pick(random, certificate.plan);
  const medium = pick(random, free);
  return {
    ...certificate,
    plan: certificate.plan.map((line) => (line === out ? { ...line, medium } : line)),
  };
}

/** Changes of the proof alone: whether the statement survives depends on what the proof then gives. */
export function scrambleProof(certificate: Certificate, random: Random): Certificate {
  const { tree, tangents } = certificate.proof;
  const factor = () => (random() < 0.5 ? 1 : times(random));
  const shift = () => Math.floor(random() * 3) - 1;
  const moved = (node: TangentNode): TangentNode => {
    if (random() < 0.5) return node;
    const up = Math.max(0, (node.up ?? 0) + shift());
    if (!('within' in node)) return { ...node, up };
    return {
      ...node,
      up,
      within: node.within.map(([m, from, to]) => [m, from + shift(), to + shift()] as const),
    };
  };
  const nearer = changedCeilings(tree, (tried) => tried * (0.7 + 0.5 * random())) ?? tree;
  const swapped = random() < 0.2 ? swapBranches(nearer) : nearer;
  return {
    ...certificate,
    proof: {
      tree: random() < 0.5 ? (changedLeaves(swapped, moved) ?? swapped) : swapped,
      tangents: tangents.map((t) => ({
        ...t,
        units: t.units.map((v) => v * factor()),
        multipliers: t.multipliers.map((y) => y * factor()),
        knee: t.knee * factor(),
        ...(t.lift
          ? {
              lift: {
                ...t.lift,
                units: t.lift.units.map((v) => v * factor()),
                sharpness: t.lift.sharpness * factor(),
              },
            }
          : {}),
      })),
    },
  };
}
