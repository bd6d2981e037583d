import * as client from 'openid-client';
import { AppError } from '../../platform/http/app-error.ts';
import type { CompanySignIn } from '../../platform/config/company-sign-in.ts';

const patienceSeconds = 10;

async function discover({ issuer, clientId, clientSecret }: CompanySignIn): Promise<client.Configuration> {
  const isPlain = issuer.startsWith('http:');
  const provider = await client.discovery(
    new URL(issuer),
    clientId,
    {},
    clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret),
    // The settings refuse such an issuer in production.
    { timeout: patienceSeconds, execute: isPlain ? [client.allowInsecureRequests] : [] },
  );
  // The signature is checked also of what came over a connection that is trusted already.
  client.enableNonRepudiationChecks(provider);
  return provider;
}

const providers = new WeakMap<CompanySignIn, Promise<client.Configuration>>();

/** The provider as it describes itself. Asked once; again after it has not answered. */
function providerOf(settings: CompanySignIn): Promise<client.Configuration> {
  const known = providers.get(settings);
  if (known !== undefined) return known;
  const asked = discover(settings);
  providers.set(settings, asked);
  asked.catch(() => providers.delete(settings));
  return asked;
}

/** What is checked of the answer to one attempt. */
export interface Expectations {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Where the user signs in, and what has to come back from there. Throws where the provider does not answer. */
export async function beginAttempt(
  settings: CompanySignIn,
): Promise<{ address: string; expected: Expectations }> {
  const provider = await providerOf(settings);
  const expected = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(provider, {
    redirect_uri: settings.redirectUrl,
    scope: settings.scope,
    state: expected.state,
    nonce: expected.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(expected.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, expected };
}

export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/**
 * What the provider says of the user, in exchange for the code: claims of the token that it signed, and others of its
 * userinfo. Throws for a code, state, nonce, issuer, audience or signature that is not right.
 */
export async function claimsFor(
  settings: CompanySignIn,
  answer: { readonly code: string; readonly state: string; readonly issuer: string | undefined },
  expected: Expectations,
): Promise<Claims> {
  const provider = await providerOf(settings);
  const url = new URL(settings.redirectUrl);
  url.searchParams.set('code', answer.code);
  url.searchParams.set('state', answer.state);
  if (answer.issuer !== undefined) url.searchParams.set('iss', answer.issuer);
  const tokens = await client.authorizationCodeGrant(provider, url, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new AppError('refused', '身份提供方没有给出身份');
  if (provider.serverMetadata().userinfo_endpoint === undefined) return claims;
  const more = await client.fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { ...more, ...claims };
}

/** Where the user ends the session with the provider too; null where it has no such page. */
export async function signOutAddress(settings: CompanySignIn): Promise<string | null> {
  const provider = await providerOf(settings);
  if (provider.serverMetadata().end_session_endpoint === undefined) return null;
  return client.buildEndSessionUrl(provider, { post_logout_redirect_uri: settings.redirectUrl }).href;
}

/** Whether the provider did not answer, rather than that something was wrong with what it was asked. */
export const isSilence = (error: unknown): boolean =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT');

export const noAnswer = (): AppError =>
  new AppError('unavailable', '企业账号的登录服务没有应答，请稍后再试或联系管理员');
