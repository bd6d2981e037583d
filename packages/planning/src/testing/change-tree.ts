import type { Certificate } from '../certificate.ts';

export type Tree = Certificate['proof']['tree'];

export type TangentNode = Extract<Tree, { tangent: number }>;

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
export const withLeaves = (tree: Tree, leaf: Tree): Tree =>
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

export const hasTangent = (tree: Tree): boolean =>
  'medium' in tree ? hasTangent(tree.low) || hasTangent(tree.high) : 'tangent' in tree;
