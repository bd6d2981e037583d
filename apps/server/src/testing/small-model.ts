import type { BusLineRecord } from '../city-data/bus-line/bus-line-record.ts';
import { buildModel, type LineRoute, type ModelInput } from '../measurement/engine/work/build-model.ts';
import type { CityModel } from '../measurement/engine/city-model.ts';
import { drawCity, type SmallCity, type SmallCityOptions } from './small-city.ts';
import type { SmallPanel } from './small-panel.ts';

/** Bytes that grow, little-endian, as RowBinary writes them. */
class Bytes {
  private readonly parts: Buffer[] = [];

  put(width: number, write: (buffer: Buffer) => void): void {
    const part = Buffer.alloc(width);
    write(part);
    this.parts.push(part);
  }

  join(): Uint8Array {
    return new Uint8Array(Buffer.concat(this.parts));
  }
}

/** Persons in the binary form in which the fact store answers them. */
export function personBytes(panel: SmallPanel): Uint8Array {
  const out = new Bytes();
  for (const { person, weight, stratum, homeCell, workCell, labels } of panel.persons) {
    out.put(30, (row) => {
      row.writeUInt32LE(person, 0);
      row.writeDoubleLE(weight, 4);
      row.writeUInt16LE(stratum, 12);
      row.writeBigUInt64LE(homeCell, 14);
      row.writeBigUInt64LE(workCell, 22);
    });
    const count = labels.length;
    if (count < 128) out.put(1, (row) => row.writeUInt8(count));
    else
      out.put(2, (row) => {
        row.writeUInt8((count & 127) | 128, 0);
        row.writeUInt8(count >> 7, 1);
      });
    out.put(2 * count, (row) => labels.forEach((label, i) => row.writeUInt16LE(label, 2 * i)));
  }
  return out.join();
}

/** Visits in binary form. */
export function visitBytes(panel: SmallPanel): Uint8Array {
  const out = new Bytes();
  for (const { person, cell, hour, dayMask, minutes, outdoors } of panel.visits) {
    out.put(19, (row) => {
      row.writeUInt32LE(person, 0);
      row.writeBigUInt64LE(cell, 4);
      row.writeUInt8(hour, 12);
      row.writeUInt8(dayMask, 13);
      row.writeFloatLE(minutes, 14);
      row.writeUInt8(outdoors, 18);
    });
  }
  return out.join();
}

export function routesOf(lines: readonly BusLineRecord[]): LineRoute[] {
  return lines.map(({ lineId, firstHour, lastHour, directions }) => ({
    lineId,
    firstHour,
    lastHour,
    directions: directions.map(({ shape }) => shape),
  }));
}

export function modelInputOf(city: Pick<SmallCity, 'panel' | 'lines'>): ModelInput {
  return {
    key: 'small',
    personCount: city.panel.persons.length,
    persons: personBytes(city.panel),
    visits: visitBytes(city.panel),
    lines: routesOf(city.lines),
  };
}

/** The engine's model of a small city, built without a store. */
export function smallModel(options: SmallCityOptions = {}): { city: SmallCity; model: CityModel } {
  const city = drawCity('440300', options);
  return { city, model: buildModel(modelInputOf(city)) };
}

/** For an engine without packs. */
export const noPacks = (): never => {
  throw new Error('no packs are known here');
};
