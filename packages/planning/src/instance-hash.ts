import type { RateStore } from '@ooh/measurement/rate-store';
import type { PassageInstance, UnitTerms } from './passage-instance.ts';
import type { LineGroup, RateProblem } from './rate-problem.ts';

/**
 * A 128-bit fingerprint of data in machine words. It identifies instances; it is not meant to resist
 * constructed collisions, so a certificate is always checked against the data too.
 */
export class Fingerprint {
  private a = 0x243f6a88;
  private b = 0x85a308d3;
  private c = 0x13198a2e;
  private d = 0x03707344;
  private length = 0;

  words(words: Uint32Array): void {
    let { a, b, c, d } = this;
    for (let i = 0; i < words.length; i++) {
      a = Math.imul(a ^ words[i], 0x9e3779b1);
      a ^= a >>> 15;
      b = Math.imul(b + a, 0x85ebca77) ^ (b >>> 13);
      c = (Math.imul(c ^ b, 0xc2b2ae3d) + d) | 0;
      d = ((d << 7) | (d >>> 25)) ^ c;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.length += words.length;
  }

  numbers(values: Float64Array | Float32Array | Uint32Array): void {
    this.words(Uint32Array.of(values.length, values.BYTES_PER_ELEMENT));
    this.words(new Uint32Array(values.buffer, values.byteOffset, values.byteLength / 4));
  }

  text(text: string): void {
    this.words(Uint32Array.of(text.length));
    this.words(Uint32Array.from(text, (_, i) => text.charCodeAt(i)));
  }

  get hex(): string {
    const last = new Fingerprint();
    last.words(Uint32Array.of(this.a, this.b, this.c, this.d, this.length, this.d, this.c, this.b, this.a));
    return [last.a, last.b, last.c, last.d].map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

const stores = new WeakMap<RateStore, string>();

/** Fingerprint of a store's contents; cached, since a store never changes. */
export function storeHash(store: RateStore): string {
  const known = stores.get(store);
  if (known) return known;
  const print = new Fingerprint();
  print.numbers(store.weights);
  print.numbers(store.rowStart);
  print.numbers(store.persons);
  print.numbers(store.rates);
  stores.set(store, print.hex);
  return print.hex;
}

const groupFields = (groups: readonly LineGroup[] = []) =>
  groups.map((g) => [
    g.media,
    g.budgetFen ?? null,
    g.minLines ?? 0,
    g.maxLines ?? null,
    g.minVehicles ?? 0,
    g.maxVehicles ?? null,
  ]);

/** Fingerprint of everything a rate-form plan's value, cost, feasibility and bound depend on. */
export function rateInstanceHash(store: RateStore, problem: RateProblem): string {
  const { media, audience, personWeights, ...rest } = problem;
  const print = new Fingerprint();
  print.text(storeHash(store));
  for (const medium of media)
    print.numbers(
      Float64Array.of(
        medium.days,
        medium.pricePerVehicleFen,
        medium.maxVehicles,
        medium.minVehicles ?? 1,
        medium.mustHaveVehicles ?? 0,
        Number(medium.excluded ?? false),
      ),
    );
  print.numbers(audience ? Uint32Array.from(audience, (x) => Number(x !== 0)) : new Uint32Array(0));
  print.numbers(personWeights ?? new Float64Array(0));
  const perLine = media.map((medium) => medium.pricePerLineFen ?? 0);
  print.text(
    JSON.stringify([
      rest.budgetFen,
      Object.entries(rest.objective).sort(([x], [y]) => (x < y ? -1 : 1)),
      rest.minLines ?? 0,
      rest.maxLines ?? null,
      groupFields(rest.groups),
      ...(rest.apart?.length ? [rest.apart] : []),
      // Absent where no line has one, so that fingerprints of problems without stay the same.
      ...(perLine.some((price) => price > 0) ? [{ pricePerLineFen: perLine }] : []),
    ]),
  );
  return print.hex;
}

/** Fingerprint of a passage instance with the budget, the frequency and the terms of the selection, if any. */
export function passageInstanceHash(
  instance: PassageInstance,
  budget: number,
  k: number,
  terms?: UnitTerms,
): string {
  const print = new Fingerprint();
  print.numbers(instance.weights);
  print.numbers(instance.rowStart);
  print.numbers(instance.persons);
  print.numbers(instance.passages);
  print.numbers(instance.costs);
  print.numbers(Float64Array.of(budget, k));
  if (terms) {
    const { must = [], excluded = [], groups, apart = [] } = terms;
    print.text(JSON.stringify([must, excluded, groupFields(groups), apart]));
  }
  return print.hex;
}
