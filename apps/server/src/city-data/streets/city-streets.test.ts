import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layStreetsOnGround } from '@ooh/streets/lay-streets';
import { packStreets } from '@ooh/streets/packed/pack-streets';
import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import {
  crossingsWithoutNode,
  measureDetours,
  measureZones,
  unreachable,
  wetEdges,
} from '@ooh/streets/testing/measure-streets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packedCityStreets } from './city-streets.ts';
import { streetsInputOf } from './lay-city-streets.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'streets-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A city of two sides of a sea, on its real outlines. */
const xiamen = { cityCode: '350200', declaredCode: '350200', name: '厦门市' };

test('a city by the sea is laid on its outlines as any other', async () => {
  const laid = layStreetsOnGround((await streetsInputOf(xiamen))!);
  expect(unreachable(laid)).toBe(0);
  expect(crossingsWithoutNode(laid)).toBe(0);
  expect(wetEdges(laid)).toBe(0);
  const { core } = measureZones(laid);
  expect(core.streets).toBeGreaterThan(6);
  expect(core.crossings).toBeGreaterThan(14);
  const [, median, most] = measureDetours(laid);
  expect(median).toBeLessThan(1.4);
  expect(most).toBeLessThan(2);
  // 厦门岛, 金门, the mainland.
  expect(laid.network.coast!.land.length).toBeGreaterThan(2);

  const packed = await packedCityStreets(folder, xiamen.cityCode);
  expect(Buffer.from(packed!)).toEqual(Buffer.from(packStreets(laid.network)));
  expect(await readdir(join(folder, 'streets'))).toHaveLength(1);
});

test('what the folder holds is read, not laid again', async () => {
  const [name] = await readdir(join(folder, 'streets'));
  const other = join(folder, 'other');
  await mkdir(join(other, 'streets'), { recursive: true });
  await writeFile(join(other, 'streets', name), Uint8Array.of(1, 2, 3));
  expect([...(await packedCityStreets(other, xiamen.cityCode))!]).toEqual([1, 2, 3]);
});

test('a municipality has its declared streets, a city without a declaration a plan of its own', async () => {
  const tianjin = unpackStreets((await packedCityStreets(folder, '120100'))!);
  expect(tianjin.cityCode).toBe('120100');
  expect(tianjin.streetNames).toContain('南京路');
  const dazhou = unpackStreets((await packedCityStreets(folder, '511700'))!);
  expect(dazhou.nodes.length).toBeGreaterThan(500);
  expect(dazhou.coast).toBeNull();
  expect(await packedCityStreets(folder, '990000')).toBeNull();
});
