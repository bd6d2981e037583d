import { isAllowed } from '@ooh/contract/permission/rules';

/** Whether a comma-separated list of permission paths grants anything; an absent list asks for nothing. */
export function isOpenTo(permission: unknown, authKey: string | undefined): boolean {
  return authKey === undefined || isAllowed(permission, authKey);
}
