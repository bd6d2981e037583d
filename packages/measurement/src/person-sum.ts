/**
 * A sum over persons of which few are met at a time: adding and emptying cost as much as there are persons in it, and
 * they come out ascending without being sorted.
 */
export class PersonSum {
  private readonly values: Float64Array;
  /** A bit for each person who is in the sum. */
  private readonly present: Uint32Array;
  private count = 0;

  constructor(personCount: number) {
    this.values = new Float64Array(personCount);
    this.present = new Uint32Array(Math.ceil(personCount / 32));
  }

  /** Persons in the sum. */
  get size(): number {
    return this.count;
  }

  /** Adds a value above 0; others leave the sum as it is. */
  add(person: number, value: number): void {
    if (value <= 0) return;
    const word = person >>> 5;
    const bit = 1 << (person & 31);
    const own = this.present[word];
    if ((own & bit) === 0) {
      this.present[word] = own | bit;
      this.count++;
    }
    this.values[person] = this.values[person] + value;
  }

  /** Tells every person and sum, persons ascending, and begins anew. */
  drain(tell: (person: number, value: number) => void): void {
    const { present, values } = this;
    for (let word = 0; this.count > 0 && word < present.length; word++) {
      let left = present[word];
      if (left === 0) continue;
      present[word] = 0;
      while (left !== 0) {
        const person = word * 32 + (31 - Math.clz32(left & -left));
        left &= left - 1;
        this.count--;
        const value = values[person];
        values[person] = 0;
        tell(person, value);
      }
    }
  }
}
