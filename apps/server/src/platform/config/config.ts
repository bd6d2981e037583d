import { resolve } from 'node:path';
import { defaultMinimumCell } from '@ooh/measurement/minimum-cell';
import { z } from 'zod';
import type { SignedReceiver } from '../outgoing/send-signed.ts';
import {
  companySignInOf,
  companySignInProblems,
  companySignInVariables,
  type CompanySignIn,
} from './company-sign-in.ts';
import { privacyLimitsOf, privacyProblems, privacyVariables, type PrivacyLimits } from './privacy-limits.ts';

/** Configuration from environment variables. Read once at the start; no other file reads the environment. */
export interface Config {
  readonly isProduction: boolean;
  /** True when the service offers demonstration accounts and synthetic data. */
  readonly isDemo: boolean;
  /** Data of an empty demonstration. country: 49 cities. city: one of them. none: accounts only. */
  readonly demoData: 'country' | 'city' | 'none';
  readonly version: string;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL server; without it an embedded one runs under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A ClickHouse server; without it the engine runs in this process. */
  readonly clickhouseUrl: string | undefined;
  readonly demoPassword: string | undefined;
  readonly adminPassword: string | undefined;
  /** Key of the audit chain; default: a random one stored in `dataDir`. */
  readonly secret: string | undefined;
  readonly metricsToken: string | undefined;
  /** Where the ends of the audit chain are sent; null where they stay in the data folder. */
  readonly auditWebhook: SignedReceiver | null;
  /** What is told the end of unattended imports; null for nothing. */
  readonly importWebhook: SignedReceiver | null;
  /** Folder whose files are imported; null for none. */
  readonly importFolder: string | null;
  /** Hosts of the own network that users may name as sources, in small letters. */
  readonly outgoingHosts: readonly string[];
  /** Backups are encrypted with it. */
  readonly backupPassphrase: string | undefined;
  readonly webDir: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  readonly sessionHours: number;
  /** Minutes without use after which a session ends; 0 for never. */
  readonly idleMinutes: number;
  /** Sign-in with the accounts of a company; null where none is set up. */
  readonly companySignIn: CompanySignIn | null;
  /** Changes of users, roles and organisations need a second administrator. */
  readonly fourEyes: boolean;
  readonly requestSeconds: number;
  readonly uploadBytes: number;
  readonly trustProxy: boolean;
  readonly requestsPerMinute: number;
  /** Requests of one user, or without a token from one IP address, that are worked on at once. */
  readonly requestsAtOnce: number;
  readonly loginsPerMinute: number;
  /** Requests of one API key. */
  readonly keyRequestsPerMinute: number;
  /** 审图号 printed on every map; null when none is configured. */
  readonly mapApprovalNumber: string | null;
  /** ICP 备案号 shown where one signs in; null when none is configured. */
  readonly icpNumber: string | null;
  /** Key of AMap's JS API; null for the embedded base map, empty where only a security code was given. */
  readonly amapKey: string | null;
  /** Added by the service to the requests of AMap's library; never sent to a browser. */
  readonly amapSecurityCode: string | undefined;
  /** File of vector tiles (PMTiles) for the base map; null when none is configured. */
  readonly basemap: string | null;
  /** Key of 天地图; never sent to a browser. */
  readonly tiandituKey: string | null;
  /** Key of an address service that is asked for addresses that the product does not know; null for none. */
  readonly geocoderKey: string | null;
  /** Where it is asked. */
  readonly geocoderUrl: string;
  /** Minimum panel persons of any figure that is shown. */
  readonly minimumCell: number;
  /** synthetic: thresholds only. strict: also noise, rounding, memory of answers and a query budget. */
  readonly privacyMode: 'synthetic' | 'strict';
  /** Noise, and questions of one organisation to one panel release, by level. */
  readonly privacyLimits: PrivacyLimits;
  /** Validates every answer against its schema before sending; for tests, because it is expensive. */
  readonly checksAnswers: boolean;
}

/** The settings do not allow a start; `message` lists them with reasons, in Chinese and English. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const blankIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().optional());
const url = (protocols: RegExp) => z.preprocess(blankIsAbsent, z.url({ protocol: protocols }).optional());
const whole = (least: number, most: number, fallback: number) =>
  z.preprocess(blankIsAbsent, z.coerce.number().int().min(least).max(most).default(fallback));
const flag = z.preprocess(
  blankIsAbsent,
  z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((value) => value === 'true' || value === '1'),
);

const vendorKey = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
);

const environment = z.object({
  ...companySignInVariables,
  ...privacyVariables,
  NODE_ENV: z.preprocess(blankIsAbsent, z.enum(['development', 'test', 'production']).default('development')),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  PORT: whole(0, 65_535, 8080),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('./data')),
  DATABASE_URL: url(/^postgres(ql)?$/),
  CLICKHOUSE_URL: url(/^https?$/),
  DEMO_PASSWORD: text,
  DEMO_DATA: z.preprocess(blankIsAbsent, z.enum(['country', 'city', 'none']).default('country')),
  ADMIN_PASSWORD: text,
  SECRET: text,
  METRICS_TOKEN: text,
  AUDIT_WEBHOOK_URL: url(/^https?$/),
  AUDIT_WEBHOOK_KEY: text,
  IMPORT_WEBHOOK_URL: url(/^https?$/),
  IMPORT_WEBHOOK_KEY: text,
  IMPORT_FOLDER: text,
  OUTGOING_HOSTS: text,
  BACKUP_PASSPHRASE: z.preprocess(blankIsAbsent, z.string().min(16, '备份口令至少 16 个字符').optional()),
  WEB_DIR: text,
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  ),
  SESSION_HOURS: whole(1, 24 * 90, 24 * 7),
  IDLE_MINUTES: whole(0, 7 * 24 * 60, 12 * 60),
  FOUR_EYES: flag,
  REQUEST_SECONDS: whole(1, 600, 110),
  UPLOAD_MEGABYTES: whole(1, 200, 20),
  TRUST_PROXY: flag,
  REQUESTS_PER_MINUTE: whole(1, 10_000_000, 60_000),
  REQUESTS_AT_ONCE: whole(1, 1000, 6),
  KEY_REQUESTS_PER_MINUTE: whole(1, 1_000_000, 120),
  LOGINS_PER_MINUTE: whole(1, 10_000_000, 60),
  MAP_APPROVAL_NUMBER: text,
  ICP_NUMBER: text,
  AMAP_KEY: vendorKey,
  TIANDITU_KEY: vendorKey,
  GEOCODER_KEY: vendorKey,
  GEOCODER_URL: text,
  BASEMAP: text,
  AMAP_SECURITY_CODE: text,
  MINIMUM_CELL: whole(1, 100_000, defaultMinimumCell),
  PRIVACY_MODE: z.preprocess(
    blankIsAbsent,
    z.enum(['synthetic', 'strict'], { error: '隐私模式须为 synthetic 或 strict' }).default('synthetic'),
  ),
});

type Environment = z.infer<typeof environment>;

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

const weakSecrets = /^(.)\1*$|change.?me|secret|default|password|example|12345|qwerty|admin/i;

function weakSecretProblems(name: string, value: string | undefined, shortest: number): string[] {
  if (value === undefined) return [];
  if (value.length < shortest)
    return [`${name} 至少 ${shortest} 个字符 (needs at least ${shortest} characters)`];
  return weakSecrets.test(value) ? [`${name} 是默认值或弱口令 (is a default or weak value)`] : [];
}

const webhooks = ['AUDIT_WEBHOOK', 'IMPORT_WEBHOOK'] as const;

function webhookOf(values: Environment, name: (typeof webhooks)[number]): SignedReceiver | null {
  const { [`${name}_URL` as const]: to, [`${name}_KEY` as const]: key } = values;
  return to === undefined || key === undefined ? null : { url: to, key };
}

function webhookProblems(values: Environment, isProduction: boolean): string[] {
  return webhooks.flatMap((name) => {
    const { [`${name}_URL` as const]: to, [`${name}_KEY` as const]: key } = values;
    if ((to === undefined) !== (key === undefined))
      return [`${name}_URL 与 ${name}_KEY 须一起设置 (are set together)`];
    const isOpen = isProduction && to?.startsWith('http:');
    return [
      ...(isOpen ? [`${name}_URL 在生产环境须为 https 地址 (has to be https in production)`] : []),
      ...weakSecretProblems(`${name}_KEY`, key, 24),
    ];
  });
}

/** Rules that apply only in production. */
function productionProblems(values: Environment): string[] {
  const problems = [
    ...weakSecretProblems('SECRET', values.SECRET, 32),
    ...weakSecretProblems('ADMIN_PASSWORD', values.ADMIN_PASSWORD, 12),
    ...weakSecretProblems('METRICS_TOKEN', values.METRICS_TOKEN, 24),
  ];
  if (values.SECRET === undefined) problems.push('缺少 SECRET (is required in production)');
  if (values.DEMO_PASSWORD !== undefined) {
    problems.push('生产环境不设演示账号，请删除 DEMO_PASSWORD (no demo account in production)');
  }
  return problems;
}

function refuse(problems: string[]): never {
  throw new ConfigError(
    `配置错误，无法启动 (invalid configuration):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  );
}

/** Reads and checks the environment. Throws ConfigError that lists all invalid settings. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, version: string): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')}: 值无效 (${issue.message})`));
  }
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const problems = [
    ...(isProduction ? productionProblems(values) : []),
    ...companySignInProblems(values, isProduction),
    ...webhookProblems(values, isProduction),
    ...privacyProblems(values),
  ];
  if (problems.length > 0) refuse(problems);
  return {
    isProduction,
    isDemo: !isProduction,
    demoData: values.DEMO_DATA,
    version,
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    clickhouseUrl: values.CLICKHOUSE_URL,
    demoPassword: values.DEMO_PASSWORD,
    adminPassword: values.ADMIN_PASSWORD,
    secret: values.SECRET,
    metricsToken: values.METRICS_TOKEN,
    auditWebhook: webhookOf(values, 'AUDIT_WEBHOOK'),
    importWebhook: webhookOf(values, 'IMPORT_WEBHOOK'),
    importFolder: values.IMPORT_FOLDER === undefined ? null : resolve(values.IMPORT_FOLDER),
    outgoingHosts: (values.OUTGOING_HOSTS ?? '')
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
    backupPassphrase: values.BACKUP_PASSPHRASE,
    webDir: resolve(values.WEB_DIR ?? new URL('../../../../web/dist', import.meta.url).pathname),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    sessionHours: values.SESSION_HOURS,
    companySignIn: companySignInOf(values),
    idleMinutes: values.IDLE_MINUTES,
    fourEyes: values.FOUR_EYES,
    requestSeconds: values.REQUEST_SECONDS,
    uploadBytes: values.UPLOAD_MEGABYTES * 1024 * 1024,
    trustProxy: values.TRUST_PROXY,
    requestsAtOnce: values.REQUESTS_AT_ONCE,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    keyRequestsPerMinute: values.KEY_REQUESTS_PER_MINUTE,
    loginsPerMinute: values.LOGINS_PER_MINUTE,
    mapApprovalNumber: values.MAP_APPROVAL_NUMBER ?? null,
    icpNumber: values.ICP_NUMBER ?? null,
    amapKey: values.AMAP_KEY ?? (values.AMAP_SECURITY_CODE === undefined ? null : ''),
    amapSecurityCode: values.AMAP_SECURITY_CODE,
    basemap: values.BASEMAP === undefined ? null : resolve(values.BASEMAP),
    tiandituKey: values.TIANDITU_KEY ?? null,
    geocoderKey: values.GEOCODER_KEY ?? null,
    geocoderUrl: values.GEOCODER_URL ?? 'https://restapi.amap.com/v3/geocode/geo',
    minimumCell: values.MINIMUM_CELL,
    privacyMode: values.PRIVACY_MODE,
    privacyLimits: privacyLimitsOf(values),
    checksAnswers: values.NODE_ENV === 'test',
  };
}
