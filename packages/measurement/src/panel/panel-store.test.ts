import { describe, expect, it } from 'vitest';
import { randomPanel } from '../testing/random-panel.ts';
import { buildPanel } from './build-panel.ts';
import { openPanel, panelBytes, panelMemory } from './panel-image.ts';
import { maskOfPersons, maskOfSegments, splitPositions } from './panel-mask.ts';
import { BITMAP, CHUNK_PERSONS, CONTAINER_WORDS, type PanelStore } from './panel-store.ts';

const kindsOf = (store: PanelStore): Set<number> => {
  const kinds = new Set<number>();
  for (let at = 0; at < store.containers.length; at += CONTAINER_WORDS) {
    kinds.add(Math.floor(store.containers[at] / CHUNK_PERSONS));
  }
  return kinds;
};

const reopened = (store: PanelStore, damage: (bytes: Uint8Array) => void): PanelStore => {
  const memory = panelMemory(store.imageBytes, 0);
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(panelBytes(store));
  damage(bytes);
  return openPanel(memory);
};

describe('panel store', () => {
  it('sorts persons by city, stratum and cell into segments of one weight', () => {
    const { persons, rows } = randomPanel({ seed: 1, persons: 3_000, media: 4, form: 'passages' });
    const store = buildPanel(persons, rows);
    const key = (position: number) => {
      const p = store.personAt[position];
      return [persons.cities![p], persons.strata![p], persons.weights[p], persons.cells![p], BigInt(p)];
    };
    for (let i = 1; i < store.personCount; i++) {
      const [a, b] = [key(i - 1), key(i)];
      const differs = a.findIndex((value, at) => value !== b[at]);
      expect(a[differs] < b[differs]).toBe(true);
    }
    expect([...store.personAt].sort((a, b) => a - b)).toEqual(
      persons.weights.reduce<number[]>((all, _, p) => [...all, p], []),
    );
    expect(store.segmentWeight.length).toBe(12);
    for (let h = 0; h < 12; h++) {
      for (let i = store.segmentStart[h]; i < store.segmentStart[h + 1]; i++) {
        expect(store.weights[i]).toBe(store.segmentWeight[h]);
        expect(persons.cities![store.personAt[i]]).toBe(store.segmentCity[h]);
        expect(persons.strata![store.personAt[i]]).toBe(store.segmentStratum[h]);
      }
    }
    store.cityIds.forEach((city, c) => {
      for (let i = store.cityStart[c]; i < store.cityStart[c + 1]; i++) {
        expect(persons.cities![store.personAt[i]]).toBe(city);
      }
    });
  });

  it('keeps weights to a billionth and makes their sums exact', () => {
    const { persons, rows } = randomPanel({
      seed: 2,
      persons: 5_000,
      media: 1,
      form: 'passages',
      ownWeights: true,
    });
    const store = buildPanel(persons, rows);
    let [up, down] = [0, 0];
    for (let i = 0; i < store.personCount; i++) up += store.weights[i];
    for (let i = store.personCount - 1; i >= 0; i--) down += store.weights[i];
    expect(up).toBe(down);
    store.weights.forEach((w, i) =>
      expect(Math.abs(w / persons.weights[store.personAt[i]] - 1)).toBeLessThan(1e-9),
    );
  });

  it('stores dense media as bitmaps and sparse media as lists, within the limit', () => {
    const { persons, rows } = randomPanel({ seed: 3, persons: 70_000, media: 12, form: 'counted' });
    expect(kindsOf(buildPanel(persons, rows))).toEqual(new Set([0, BITMAP]));
    expect(kindsOf(buildPanel(persons, rows, { imageLimitBytes: 1 }))).toEqual(new Set([0]));
  });

  it('adds digits to bitmaps of media with many repeated passages, within the limit', () => {
    const { persons, rows } = randomPanel({
      seed: 8,
      persons: 70_000,
      media: 5,
      form: 'counted',
      densities: [0.02, 0.3],
    });
    const digitsOf = ({ containers }: PanelStore): number => {
      let count = 0;
      for (let at = 0; at < containers.length; at += CONTAINER_WORDS) {
        const digitsAt = containers[at + 5];
        if (digitsAt > 0) expect(containers[at]).toBeGreaterThanOrEqual(CHUNK_PERSONS * BITMAP);
        count += Number(digitsAt > 0);
      }
      return count;
    };
    const store = buildPanel(persons, rows);
    expect(digitsOf(store)).toBeGreaterThan(0);
    expect(digitsOf(store)).toBeLessThan(store.containers.length / CONTAINER_WORDS);
    const without = buildPanel(persons, rows, { imageLimitBytes: store.imageBytes - 1 });
    expect(digitsOf(without)).toBe(0);
    expect(kindsOf(without)).toContain(BITMAP);
  });

  it('survives a round trip through bytes, and every damage is detected', () => {
    const { persons, rows } = randomPanel({ seed: 4, persons: 66_000, media: 6, form: 'counted' });
    const store = buildPanel(persons, rows);
    const again = reopened(store, () => {});
    expect(again.rowStart).toEqual(store.rowStart);
    expect(again.containers).toEqual(store.containers);
    expect(again.mediumContacts).toEqual(store.mediumContacts);
    for (const at of [0, 4, 9, 44, 80, 260, 5_000, store.imageBytes - 70]) {
      expect(() => reopened(store, (bytes) => (bytes[at] ^= 0x40)), `byte ${at}`).toThrow(/panel image/);
    }
    const cut = panelMemory(1024, 0);
    new Uint8Array(cut.buffer).set(panelBytes(store).subarray(0, cut.buffer.byteLength));
    expect(() => openPanel(cut)).toThrow(/cut/);
  });

  it('reports the faults of its input', () => {
    const { persons, rows } = randomPanel({
      seed: 5,
      persons: 50,
      media: 2,
      form: 'counted',
      densities: [0.5],
    });
    const wrong = (change: object) => () => buildPanel(persons, { ...rows, ...change });
    const changed = <T extends { slice(): T; [at: number]: number }>(
      list: T,
      at: number,
      value: number,
    ): T => {
      const copy = list.slice();
      copy[at] = value;
      return copy;
    };
    expect(wrong({ persons: changed(rows.persons, 30, 50) })).toThrow(
      'medium 1: person 50 is not in a panel of 50',
    );
    expect(wrong({ persons: changed(rows.persons, 1, rows.persons[0]) })).toThrow(
      /medium 0: person \d+ stands twice/,
    );
    expect(wrong({ rowStart: changed(rows.rowStart, 1, 60) })).toThrow(
      'medium 1: its row ends before it begins',
    );
    expect(wrong({ passages: changed(rows.passages as Uint16Array, 2, 0) })).toThrow(/medium 0: 0 passages/);
    expect(wrong({ probabilities: new Float32Array(50).fill(1.5) })).toThrow('probability 1.5');
    expect(wrong({ passages: null, rates: new Float32Array(50) })).toThrow('rate 0 of person');
    expect(wrong({ rates: new Float32Array(50) })).toThrow('beside');
    expect(() => buildPanel({ weights: changed(persons.weights, 7, -1) }, rows)).toThrow(
      'person 7: weight -1',
    );
    expect(() => buildPanel({ ...persons, strata: new Uint16Array(3) }, rows)).toThrow('strata of 3 persons');
  });

  it('builds masks of persons and of segments, and ranges that cover the panel', () => {
    const { persons, rows } = randomPanel({
      seed: 6,
      persons: 200_000,
      media: 1,
      form: 'passages',
      densities: [0],
    });
    const store = buildPanel(persons, rows);
    const [city] = store.cityIds;
    const wanted = Uint8Array.from(persons.cities!, (c) => (c === city ? 1 : 0));
    const segments = [...store.segmentCity.keys()].filter((h) => store.segmentCity[h] === city);
    expect(maskOfPersons(store, wanted)).toEqual(maskOfSegments(store, segments));
    for (const parts of [1, 2, 3, 4, 9]) {
      const ranges = splitPositions(store, parts);
      expect(ranges.length).toBe(Math.min(parts, 4));
      expect(ranges[0].from).toBe(0);
      expect(ranges.at(-1)!.to).toBe(200_000);
      for (let i = 1; i < ranges.length; i++) expect(ranges[i].from).toBe(ranges[i - 1].to);
    }
  });
});
