import { expect, test } from 'vitest';
import { addressFor, isPublicAddress } from './public-address.ts';

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['10.255.255.255', false],
  ['127.0.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['2400:3200::1', true],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::8.8.8.8', false],
  ['2002:0a00:0008::', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a host inside the network is reached only where the operator opens it', async () => {
  await expect(addressFor('127.0.0.1', [])).rejects.toThrow('内部网络');
  await expect(addressFor('[::1]', [])).rejects.toThrow('内部网络');
  expect(await addressFor('127.0.0.1', ['127.0.0.1'])).toBe('127.0.0.1');
});
