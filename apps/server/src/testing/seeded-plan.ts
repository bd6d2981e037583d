import type { CallInput } from '@ooh/contract/registry';
import type { Job } from '@ooh/contract/domain/job';
import { createAccount } from '../administration/account/create-account.ts';
import { openSession } from '../platform/session/session.ts';
import { jobEnd } from './import-file.ts';
import type { CallOptions, TestService } from './test-service.ts';

export type BriefInput = CallInput<'ai-option-mode/insert'>['brief'];
export type StrategyInput = NonNullable<CallInput<'ai-option-mode/insert'>['strategy']>;

/** A brief that can be stored; the service needs its sample brands. */
export function briefOf(over: Partial<BriefInput> = {}): BriefInput {
  return {
    name: '秋季通勤',
    kind: 'bus',
    brandId: 'b-0001',
    goal: 'brand',
    cityCodes: ['440300'],
    startDate: '2027-03-01',
    weeks: 4,
    budgetFen: 20_000_000,
    targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
    ...over,
  };
}

/** Purchases of the small city, whose lines have few vehicles: single vehicles, without a price of design. */
export const smallPurchase = { minVehiclesPerLine: 1, minVehiclesPerCity: 0, lineDesignFen: 0 } as const;

export interface NewPlan {
  readonly planId: string;
  readonly version: number;
}

/** Stores a plan, bought vehicle by vehicle unless the strategy says otherwise. */
export async function newPlan(
  service: TestService,
  brief: Partial<BriefInput> = {},
  strategy: StrategyInput = {},
  options: CallOptions = {},
): Promise<NewPlan> {
  const { planId, version } = await service.body(
    'ai-option-mode/insert',
    { brief: briefOf(brief), strategy: { ...smallPurchase, ...strategy } },
    options,
  );
  return { planId, version };
}

/** Submits a plan and waits until it is computed or has failed. */
export async function computePlan(
  service: TestService,
  plan: NewPlan,
  user: 'admin' | 'planner' | 'customer' = 'planner',
): Promise<Job> {
  const { jobId } = await service.body('ai-option-mode/submitRequirements', plan, { as: user });
  return jobEnd(service, jobId, user);
}

/** A plan that is computed. */
export async function computedPlan(
  service: TestService,
  brief: Partial<BriefInput> = {},
  strategy: StrategyInput = {},
): Promise<NewPlan> {
  const plan = await newPlan(service, brief, strategy);
  const job = await computePlan(service, plan);
  if (job.state !== 'done') throw new Error(`the plan's job ended ${job.state}: ${job.message}`);
  return plan;
}

/** Adds a user with the given permission structure and signs in. */
export async function signInAs(
  service: TestService,
  userName: string,
  permission: unknown,
  organisation: { name: string; kind: 'platform' | 'agency' | 'advertiser' } = {
    name: '媒介代理示例公司',
    kind: 'agency',
  },
): Promise<{ token: string; userId: string }> {
  const { db, now } = service.context;
  const userId = await createAccount(db, {
    userName,
    nickName: userName,
    passwordHash: 'none',
    isDemo: true,
    organisation,
    role: { name: `角色 ${userName}`, permission },
  });
  const { token } = await openSession(db, { userId, now: now(), hours: 24 });
  return { token, userId };
}

/** A permission structure that opens smart-select for pairs of cities and media. */
export function smartSelectOf(grants: readonly { regionCodes: string[]; mediaIds: number[] }[]): unknown {
  return {
    investmentOrderData: {
      pageIsEnabled: true,
      wiseChoicePatternData: {
        isEnabled: true,
        regionCodes: grants.flatMap((grant) => grant.regionCodes),
        mediaIds: grants.flatMap((grant) => grant.mediaIds),
        mediaRegionData: grants,
      },
    },
  };
}
