import { changedCeilings, changedLeaves, hasTangent, swapBranches, withLeaves } from './change-tree.ts';
import { type Mutation, withFalseBound, withGap } from './mutation.ts';

/** Changes of the tree of the proof. */
export const mutatedTrees: readonly Mutation[] = [
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
      return hasTangent(c.proof.tree) ? withFalseBound(c, { ...c.proof, tree }, random, optimum) : null;
    },
    names: /证明树|上界/,
  },
  {
    name: 'branches swapped and bound lowered',
    change: (c, random, { optimum }) =>
      withFalseBound(c, { ...c.proof, tree: swapBranches(c.proof.tree) }, random, optimum),
    names: /证明树|上界/,
  },
  {
    name: 'ranges left out narrowed and bound lowered',
    change: (c, random, { optimum }) => {
      const tree = changedLeaves(c.proof.tree, (node) =>
        'within' in node ? { ...node, within: node.within.map(([m]) => [m, 0, 0] as const) } : null,
      );
      return tree && withFalseBound(c, { ...c.proof, tree }, random, optimum);
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
      changedCeilings(c.proof.tree, (tried) => tried) && withFalseBound(c, c.proof, random, optimum),
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
];
