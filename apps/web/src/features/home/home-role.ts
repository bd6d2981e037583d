import { isAllowed } from '@ooh/contract/permission/rules';
import type { Session } from '../../session/session-store.ts';

/** Whose work the first page is about. */
export type HomeRole = 'administrator' | 'advertiser' | 'staff' | 'planner';

/**
 * The operator of the system looks after imports, jobs and users; an advertiser asks what a campaign achieved; media staff
 * (the platform's people, and those with orders who plan nothing) post and repair; everybody else plans.
 */
export function homeRoleOf({
  organisationKind,
  dataRoleRequest,
}: Pick<Session, 'organisationKind' | 'dataRoleRequest'>): HomeRole {
  const may = (flag: string) => isAllowed(dataRoleRequest, flag);
  if (may('administrationData.systemData.isEnabled')) return 'administrator';
  if (organisationKind === 'advertiser') return 'advertiser';
  const plans = may('investmentOrderData.wiseChoicePatternData.isEnabled');
  const hasOrders = may('investmentOrderData.orderPatternData.isEnabled');
  return hasOrders && (organisationKind === 'platform' || !plans) ? 'staff' : 'planner';
}
