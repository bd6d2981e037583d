import type { Permit } from '@ooh/contract/core/endpoint';
import { isAllowed } from '@ooh/contract/permission/rules';
import type { SignedInUser } from './session.ts';

/** Whether a signed-in user may make a call: any one of its permission flags is enough. */
export function isPermitted(permit: Permit, user: Pick<SignedInUser, 'permission'>): boolean {
  if (typeof permit === 'string') return true;
  return permit.anyOf.some((path) => isAllowed(user.permission, path));
}
