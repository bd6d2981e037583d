import { isTooFew } from '@ooh/measurement/minimum-cell';
import type { Figure } from '@ooh/contract/domain/figure';
import { suppressedFigure } from '../../disclosure/suppression.ts';
import { combineSizes } from '../../measurement/crowd/crowd-estimate.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';

/** Places of some packs of a comparison, ascending. */
export type Choice = readonly number[];

/** Every choice of at least two of `count` packs, the smaller choices first. */
export function choicesOf(count: number): number[][] {
  const all = Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, at) => at).filter((at) => ((bits >> at) & 1) === 1),
  );
  return all.filter((one) => one.length >= 2).sort((a, b) => a.length - b.length);
}

/** Choices within a choice, itself and nothing included. */
function within(choice: Choice): number[][] {
  return choice.reduce<number[][]>((found, at) => [...found, ...found.map((one) => [...one, at])], [[]]);
}

/** Panel persons who are in exactly these packs of a choice and in no other of it, from the sizes of overlaps. */
function exactly(inside: Choice, choice: Choice, commonOf: (choice: Choice) => number): number {
  const others = choice.filter((at) => !inside.includes(at));
  return within(others).reduce((sum, more) => {
    const all = [...inside, ...more].sort((a, b) => a - b);
    return sum + (more.length % 2 === 0 ? 1 : -1) * commonOf(all);
  }, 0);
}

/** Whether every part into which some packs divide their people is empty or large enough to be told apart. */
export function mayTell(choice: Choice, commonOf: (choice: Choice) => number, minimumCell: number): boolean {
  return within(choice)
    .filter((inside) => inside.length > 0)
    .every((inside) => !isTooFew(exactly(inside, choice, commonOf), minimumCell));
}

/** A size over cities; withheld where the packs must not be told apart. */
export const overlapFigure = (sizes: readonly CrowdSize[], mayBeTold: boolean, minimumCell: number): Figure =>
  mayBeTold ? combineSizes(sizes, minimumCell).persons : suppressedFigure;
