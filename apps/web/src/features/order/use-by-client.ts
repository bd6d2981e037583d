import { useSession } from '../../session/use-session.ts';

/** Whether steps of the signed-in user are the client's: advertisers see the orders of their own company alone. */
export const useByClient = (): boolean => useSession((session) => session.organisationKind) === 'advertiser';
