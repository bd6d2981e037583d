import { storageKey } from './product-identity.ts';
import { readStored, writeStored } from './stored-json.ts';

const key = storageKey('remembered-account');

/** The account name the user asked to keep on this computer; never the password. */
export function readRememberedAccount(): string {
  const stored = readStored(localStorage, key);
  return typeof stored === 'string' ? stored : '';
}

/** Keeps the account name, or forgets it when it is empty. */
export function rememberAccount(userName: string): void {
  writeStored(localStorage, key, userName);
}
