import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const strong = 'k7QpXv93nRtYbW2mLzHs8cJfDgAe4uTi';

function problemOf(env: Record<string, string>): string {
  try {
    readConfig(env, '1.0.0');
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('the configuration was accepted');
}

test('an empty environment gives a demonstration on localhost only', () => {
  expect(readConfig({}, '1.0.0')).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    isDemo: true,
    isProduction: false,
  });
});

test('a blank value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, '1.0.0')).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
  });
});

test('all invalid values are reported together', () => {
  const message = problemOf({ PORT: '99999', DATABASE_URL: 'mysql://x', NODE_ENV: 'staging' });
  for (const name of ['PORT', 'DATABASE_URL', 'NODE_ENV']) expect(message).toContain(name);
});

test('privacy mode is synthetic by default, and an invalid mode is refused in Chinese', () => {
  expect(readConfig({}, '1.0.0').privacyMode).toBe('synthetic');
  expect(readConfig({ PRIVACY_MODE: 'strict' }, '1.0.0')).toMatchObject({
    privacyMode: 'strict',
    privacyLimits: { city: { noise: 500, questions: 40 }, place: { noise: 250, questions: 15 } },
  });
  expect(problemOf({ PRIVACY_MODE: 'on' })).toContain('隐私模式须为 synthetic 或 strict');
  expect(problemOf({ PRIVACY_CITY_NOISE: '0', PRIVACY_PLACE_QUESTIONS: 'x' })).toMatch(
    /PRIVACY_CITY_NOISE[\s\S]*PRIVACY_PLACE_QUESTIONS/,
  );
});

test('settings of strict privacy that promise less than μ = 0.3 are refused', () => {
  const cities = { PRIVACY_CITY_NOISE: '100', PRIVACY_CITY_QUESTIONS: '500', PRIVACY_PLACE_NOISE: '40' };
  // √(500 ÷ 100² + 64 ÷ 40²) = 0.3.
  expect(
    readConfig({ ...cities, PRIVACY_PLACE_QUESTIONS: '64' }, '1.0.0').privacyLimits.place.questions,
  ).toBe(64);
  expect(problemOf({ ...cities, PRIVACY_PLACE_QUESTIONS: '65' })).toContain('μ = 0.30，最多 0.3');
  expect(problemOf({ PRIVACY_CITY_NOISE: '20' })).toContain('μ = 0.32，最多 0.3');
});

test('production requires a strong secret and has no demonstration data', () => {
  expect(readConfig({ NODE_ENV: 'production', SECRET: strong }, '1.0.0').isDemo).toBe(false);
  expect(problemOf({ NODE_ENV: 'production' })).toContain('SECRET');
  expect(problemOf({ NODE_ENV: 'production', SECRET: 'short' })).toContain('SECRET');
  expect(problemOf({ NODE_ENV: 'production', SECRET: 'a'.repeat(40) })).toContain('SECRET');
  expect(problemOf({ NODE_ENV: 'production', SECRET: `change-me-${strong}` })).toContain('SECRET');
  expect(problemOf({ NODE_ENV: 'production', SECRET: strong, DEMO_PASSWORD: 'x' })).toContain(
    'DEMO_PASSWORD',
  );
  expect(problemOf({ NODE_ENV: 'production', SECRET: strong, ADMIN_PASSWORD: 'admin12345678' })).toContain(
    'ADMIN_PASSWORD',
  );
});

const company = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'ooh-planner',
  OIDC_REDIRECT_URL: 'https://plan.example.com/login',
};

test('sign-in with a company needs its three settings, and none without the issuer', () => {
  expect(readConfig({}, '1.0.0').companySignIn).toBeNull();
  expect(readConfig(company, '1.0.0').companySignIn).toEqual({
    issuer: 'https://id.example.com',
    clientId: 'ooh-planner',
    clientSecret: undefined,
    redirectUrl: 'https://plan.example.com/login',
    scope: 'openid profile email',
    userClaim: 'preferred_username',
    groupClaim: 'groups',
    groups: null,
    createsUsers: false,
    secondFactor: 'own',
  });
  expect(problemOf({ OIDC_ISSUER: 'https://id.example.com' })).toMatch(
    /OIDC_CLIENT_ID[\s\S]*OIDC_REDIRECT_URL/,
  );
  expect(problemOf({ OIDC_CLIENT_ID: 'x' })).toContain('OIDC_ISSUER');
  expect(problemOf({ ...company, OIDC_REDIRECT_URL: 'https://plan.example.com/' })).toContain('/login');
  expect(problemOf({ ...company, OIDC_SCOPE: 'profile' })).toContain('openid');
  expect(problemOf({ ...company, OIDC_CREATE_USERS: 'true' })).toContain('OIDC_GROUPS');
});

test('groups are a list of rules, and a factor is declared or listed', () => {
  const rule = { group: 'planners', role: '媒介策划', organisation: '平台运营' };
  const read = readConfig(
    {
      ...company,
      OIDC_GROUPS: JSON.stringify([rule]),
      OIDC_CREATE_USERS: '1',
      OIDC_SECOND_FACTOR: 'otp, mfa',
    },
    '1.0.0',
  );
  expect(read.companySignIn).toMatchObject({
    groups: [rule],
    createsUsers: true,
    secondFactor: ['otp', 'mfa'],
  });
  expect(problemOf({ ...company, OIDC_GROUPS: '{' })).toContain('OIDC_GROUPS');
  expect(problemOf({ ...company, OIDC_GROUPS: '[{"group":"x"}]' })).toContain('OIDC_GROUPS');
});

test('in production the provider and the way back are https', () => {
  const production = { ...company, NODE_ENV: 'production', SECRET: strong };
  expect(readConfig(production, '1.0.0').companySignIn?.issuer).toBe('https://id.example.com');
  const plain = { OIDC_ISSUER: 'http://id.example.com', OIDC_REDIRECT_URL: 'http://plan.example.com/login' };
  expect(problemOf({ ...production, ...plain })).toMatch(/OIDC_ISSUER[\s\S]*OIDC_REDIRECT_URL/);
  expect(readConfig({ ...company, ...plain }, '1.0.0').companySignIn?.issuer).toBe('http://id.example.com');
});

test('the webhook of the audit chain has an address and a strong key, or neither', () => {
  const webhook = { AUDIT_WEBHOOK_URL: 'https://log.example.com/anchors', AUDIT_WEBHOOK_KEY: strong };
  expect(readConfig(webhook, '1.0.0').auditWebhook).toEqual({
    url: 'https://log.example.com/anchors',
    key: strong,
  });
  expect(readConfig({}, '1.0.0').auditWebhook).toBeNull();
  expect(problemOf({ AUDIT_WEBHOOK_URL: webhook.AUDIT_WEBHOOK_URL })).toContain('AUDIT_WEBHOOK_KEY');
  expect(problemOf({ ...webhook, AUDIT_WEBHOOK_KEY: 'short' })).toContain('AUDIT_WEBHOOK_KEY');
  const plain = {
    ...webhook,
    AUDIT_WEBHOOK_URL: 'http://log.example.com',
    NODE_ENV: 'production',
    SECRET: strong,
  };
  expect(problemOf(plain)).toContain('AUDIT_WEBHOOK_URL');
  expect(problemOf({ BACKUP_PASSPHRASE: 'too short' })).toContain('BACKUP_PASSPHRASE');
});
