import type { ProposalKind } from '@ooh/contract/domain/account-proposal';
import type { AccountChange } from './account-change.ts';
import { organisationSaving } from './organisation-changes.ts';
import { roleRemoval, roleSaving } from './role-changes.ts';
import { creation, passwordReset, update } from './user-changes.ts';

/** Every change of accounts by its call. */
export const accountChanges: { readonly [Kind in ProposalKind]: AccountChange<Kind> } = {
  'users/create': creation,
  'users/update': update,
  'users/reset-password': passwordReset,
  'roles/save': roleSaving,
  'roles/remove': roleRemoval,
  'organisations/save': organisationSaving,
};
