import type { SignedInUser } from '../../platform/session/session.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Suggestions are for those who plan and place orders: an advertiser never sees them, whatever his role says. */
export function refuseAdvertiser({ organisationKind }: Pick<SignedInUser, 'organisationKind'>): void {
  if (organisationKind === 'advertiser') throw new AppError('refused', '优化建议由代理公司与平台处理');
}
