/**
 * The chance of at least k contacts of a Poisson number is convex below a mean of k − 1 and concave above it. Seen from a
 * person's contacts so far, its least concave majorant is a straight line up to where it touches the curve, then the
 * curve: sums of it over parts bound what the parts bring together.
 */
import { poissonAtLeast } from './poisson.ts';

/** Halvings of the interval in which the line touches the curve; more change nothing in double precision. */
const halvings = 60;

/** P(N = k − 1): the slope of P(N ≥ k) in the mean. */
function slopeAt(mean: number, leastContacts: number): number {
  let chance = Math.exp(-mean);
  for (let n = 1; n < leastContacts; n++) chance = (chance * mean) / n;
  return chance;
}

/** The mean at which the line from the person's contacts so far touches the curve; these contacts where it is concave. */
export function touchingMean(contacts: number, leastContacts: number): number {
  const bend = leastContacts - 1;
  if (contacts >= bend) return contacts;
  const known = poissonAtLeast(contacts, leastContacts);
  let [low, high] = [bend, bend + 40 + 4 * leastContacts];
  for (let i = 0; i < halvings; i++) {
    const mean = (low + high) / 2;
    const isAbove =
      slopeAt(mean, leastContacts) * (mean - contacts) > poissonAtLeast(mean, leastContacts) - known;
    if (isAbove) low = mean;
    else high = mean;
  }
  return (low + high) / 2;
}

/**
 * The most that `added` expected contacts can add to the chance of at least k contacts, as a part of something larger: the
 * majorant from the contacts so far, given where its line touches.
 */
export function majorantGain(
  contacts: number,
  added: number,
  leastContacts: number,
  touching: number,
): number {
  const known = poissonAtLeast(contacts, leastContacts);
  if (contacts + added >= touching) return poissonAtLeast(contacts + added, leastContacts) - known;
  return (added * (poissonAtLeast(touching, leastContacts) - known)) / (touching - contacts);
}
