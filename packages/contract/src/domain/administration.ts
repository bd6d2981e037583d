import { z } from 'zod';

/** Only users of a platform organisation administer accounts; for other users these flags have no effect. */
export const accountPermit = { anyOf: ['administrationData.accountData.isEnabled'] } as const;
export const auditPermit = { anyOf: ['administrationData.auditData.isEnabled'] } as const;
export const systemPermit = { anyOf: ['administrationData.systemData.isEnabled'] } as const;

export const organisationKinds = ['platform', 'agency', 'advertiser'] as const;
export const organisationKindNames = {
  platform: '平台',
  agency: '代理公司',
  advertiser: '广告主',
} as const;

/** Id of an account's row; any other value is answered like an unknown id. */
export const accountId = z.string().max(60);

export const organisation = z.object({
  organisationId: z.string(),
  name: z.string(),
  kind: z.enum(organisationKinds),
  users: z.int(),
  enabledUsers: z.int(),
  createdAt: z.string(),
});
export type Organisation = z.infer<typeof organisation>;

export const administeredUser = z.object({
  userId: z.string(),
  userName: z.string(),
  nickName: z.string(),
  organisationId: z.string(),
  organisationName: z.string(),
  organisationKind: z.enum(organisationKinds),
  roleId: z.string(),
  roleName: z.string(),
  isEnabled: z.boolean(),
  /** An account of the demonstration. */
  isDemo: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Belongs to an account of the company's provider. */
  hasCompanyAccount: z.boolean(),
  /** Active sessions. */
  sessions: z.int(),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
});
export type AdministeredUser = z.infer<typeof administeredUser>;

export const exampleUser: AdministeredUser = {
  userId: 'u-1',
  userName: 'planner',
  nickName: '媒介策划示例',
  organisationId: 'o-1',
  organisationName: '媒介代理示例公司',
  organisationKind: 'agency',
  roleId: 'r-1',
  roleName: '媒介策划',
  isEnabled: true,
  isDemo: true,
  hasSecondFactor: false,
  hasCompanyAccount: false,
  sessions: 1,
  lastSignInAt: '2026-11-21T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
};

export const userName = z
  .string()
  .trim()
  .regex(/^[\w.@-]{2,60}$/, '账号须为 2 至 60 位字母、数字或 . _ - @');
export const nickName = z.string().trim().min(1, '请输入昵称').max(30, '昵称不超过 30 字');

/** Users of the role can do nothing until their session has passed a second factor. */
export const needsSecondFactor = z.boolean();

export const roleRow = z.object({
  roleId: z.string(),
  name: z.string(),
  /** Increases with every change; a save names the version that it is based on. */
  version: z.int(),
  users: z.int(),
  /** Number of enabled switches, out of all switches. */
  openFlags: z.int(),
  /** The stored structure cannot be read and grants nothing. */
  isDamaged: z.boolean(),
  needsSecondFactor,
  updatedAt: z.string(),
});
export type RoleRow = z.infer<typeof roleRow>;

export const auditOutcomes = ['done', 'denied', 'failed'] as const;
export const auditOutcomeNames = { done: '完成', denied: '拒绝', failed: '失败' } as const;
