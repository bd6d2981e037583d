import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm), 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

const leastBesideName = 6;

/** Whether a password is little more than the name of its user. */
export const tellsName = (password: string, userName: string): boolean =>
  userName !== '' &&
  [...password.toLowerCase().replaceAll(userName.toLowerCase(), '')].length < leastBesideName;

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (an unknown user) it does the same work with a dummy hash
 * and returns false, so that response time does not reveal whether a user exists.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no user has this password');
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== undefined;
}
