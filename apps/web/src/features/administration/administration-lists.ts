import { auditOutcomes } from '@ooh/contract/domain/administration';
import { day, id, oneOf, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

/** Users, and beside them their organisations: `of` is an organisation that users are narrowed to. */
export const userList = listAddress({
  filters: { q: text(60), of: id(), state: oneOf(['enabled', 'disabled']) },
  others: { tab: oneOf(['organisations']) },
});
export type UserAddress = AddressOf<typeof userList>;

export const organisationList = listAddress({ filters: { q: text(60) } });
export type OrganisationAddress = AddressOf<typeof organisationList>;

/** Roles: `of` is the one that is open. */
export const roleList = listAddress({ filters: { q: text(60) }, others: { of: id() } });
export type RoleAddress = AddressOf<typeof roleList>;

export const sessionStates = ['active', 'ended', 'all'] as const;
export const sessionList = listAddress({ filters: { q: text(60), state: oneOf(sessionStates) } });
export type SessionAddress = AddressOf<typeof sessionList>;

export const proposalStates = ['open', 'decided', 'all'] as const;
export const proposalList = listAddress({ filters: { state: oneOf(proposalStates) } });
export type ProposalAddress = AddressOf<typeof proposalList>;

/** The audit log: beginning of an action, outcome, first and last day. */
export const auditList = listAddress({
  filters: { q: text(60), action: text(60), state: oneOf(auditOutcomes), from: day(), to: day() },
});
export type AuditAddress = AddressOf<typeof auditList>;
