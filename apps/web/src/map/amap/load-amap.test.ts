import { expect, test } from 'vitest';
import { amapLoader, type AmapPage } from './load-amap.ts';
import { fakeAmap } from './testing/fake-amap.ts';

/** A page in which the scripts of AMap run as they do: the stub first, then the call that it announces itself by. */
function pageForTest() {
  const page: AmapPage = { location: { origin: 'https://ooh.example' } };
  const { library } = fakeAmap();
  const addresses: string[] = [];
  const state = { fails: false };
  const run = async (address: string) => {
    addresses.push(address);
    if (state.fails) throw new Error('offline');
    const { pathname, searchParams } = new URL(address);
    if (pathname === '/loca') return void (page.Loca = library.Loca);
    page.AMap = library.AMap;
    (page as unknown as Record<string, () => void>)[searchParams.get('callback')!]();
  };
  return { page, library, addresses, state, load: amapLoader(page, run) };
}

test('AMap 2.0 and Loca 2.0.0 are asked for by version, once, with the service as keeper of the code', async () => {
  const { page, load, library, addresses } = pageForTest();
  const [one, two] = await Promise.all([load('k-1'), load('k-1')]);
  expect(one).toEqual(library);
  expect(two).toBe(one);
  expect(addresses.map((address) => new URL(address).origin)).toEqual([
    'https://webapi.amap.com',
    'https://webapi.amap.com',
  ]);
  expect(addresses.map((address) => new URL(address).searchParams.get('v'))).toEqual(['2.0', '2.0.0']);
  expect(page._AMapSecurityConfig).toEqual({ serviceHost: 'https://ooh.example/_AMapService' });
});

test('a missing key, another version, another loader and another key are named', async () => {
  await expect(pageForTest().load('')).rejects.toThrow('请填写key'.replace('key', ' key'));
  const old = pageForTest();
  old.page.AMap = { ...old.library.AMap, version: '1.4.15' };
  await expect(old.load('k-1')).rejects.toThrow('多个版本');
  const mixed = pageForTest();
  mixed.page.AMap = mixed.library.AMap;
  await expect(mixed.load('k-1')).rejects.toThrow('加载方式混用');
  const two = pageForTest();
  await two.load('k-1');
  await expect(two.load('k-2')).rejects.toThrow('不一致的 key');
});

test('what failed may be tried again', async () => {
  const { load, state, library } = pageForTest();
  state.fails = true;
  await expect(load('k-1')).rejects.toThrow('offline');
  state.fails = false;
  expect(await load('k-1')).toEqual(library);
});
