/**
 * A typical week of each panel person as rows (cell, hour, days, minutes, outdoors). A row happens on every
 * day of its mask. On each day a person's minutes sum to 1,440: what is not spent elsewhere is spent at home.
 * Rows outdoors (on the pavement, or in a vehicle that sees the street) stay within an hour of the one in
 * which they begin; indoor rows may run on over midnight.
 */

/** What a person does in a row. */
export const visitModes = { stay: 0, bus: 1, metro: 2, car: 3, cycle: 4, walk: 5 } as const;

/** Columns of length `count`, persons ascending. */
export interface VisitColumns {
  readonly count: number;
  readonly person: Uint32Array;
  /** Index into the city's cells. */
  readonly cell: Uint32Array;
  /** 0..23, in which the row begins. */
  readonly hour: Uint8Array;
  /** Bit 0 = Monday … bit 6 = Sunday. */
  readonly dayMask: Uint8Array;
  /** On each of its days. ≤ 60 when outdoors, ≤ 1,440 otherwise. */
  readonly minutes: Uint16Array;
  readonly outdoors: Uint8Array;
  /** `visitModes`. */
  readonly mode: Uint8Array;
}

export interface VisitChunk {
  readonly firstPerson: number;
  /** One past the last. */
  readonly endPerson: number;
  readonly visits: VisitColumns;
}

/** Growing columns. */
export class Rows {
  count = 0;
  person = new Uint32Array(4096);
  cell = new Uint32Array(4096);
  hour = new Uint8Array(4096);
  dayMask = new Uint8Array(4096);
  minutes = new Uint16Array(4096);
  outdoors = new Uint8Array(4096);
  mode = new Uint8Array(4096);

  push(
    person: number,
    cell: number,
    hour: number,
    dayMask: number,
    minutes: number,
    outdoors: number,
    mode: number,
  ) {
    if (this.count === this.person.length) this.grow();
    const at = this.count++;
    this.person[at] = person;
    this.cell[at] = cell;
    this.hour[at] = hour;
    this.dayMask[at] = dayMask;
    this.minutes[at] = minutes;
    this.outdoors[at] = outdoors;
    this.mode[at] = mode;
  }

  private grow(): void {
    const wide = <T extends Uint32Array | Uint16Array | Uint8Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    const size = this.person.length * 2;
    this.person = wide(this.person, new Uint32Array(size));
    this.cell = wide(this.cell, new Uint32Array(size));
    this.hour = wide(this.hour, new Uint8Array(size));
    this.dayMask = wide(this.dayMask, new Uint8Array(size));
    this.minutes = wide(this.minutes, new Uint16Array(size));
    this.outdoors = wide(this.outdoors, new Uint8Array(size));
    this.mode = wide(this.mode, new Uint8Array(size));
  }

  columns(): VisitColumns {
    const { count } = this;
    return {
      count,
      person: this.person.slice(0, count),
      cell: this.cell.slice(0, count),
      hour: this.hour.slice(0, count),
      dayMask: this.dayMask.slice(0, count),
      minutes: this.minutes.slice(0, count),
      outdoors: this.outdoors.slice(0, count),
      mode: this.mode.slice(0, count),
    };
  }
}
