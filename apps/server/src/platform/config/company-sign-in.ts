import { z } from 'zod';

/** What members of a group of the company's directory are here. The first group of the list that a user has decides. */
const groupRule = z.strictObject({
  group: z.string().min(1),
  /** Name of a role. */
  role: z.string().min(1),
  /** Name of an organisation; without it a user stays in theirs, and none is created. */
  organisation: z.string().min(1).optional(),
});
export type GroupRule = z.infer<typeof groupRule>;

/** Sign-in with the accounts of a company, by OpenID Connect. */
export interface CompanySignIn {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
  /** Address of this service's page `/login`, as registered with the provider. */
  readonly redirectUrl: string;
  readonly scope: string;
  /** The claim whose value is the user name here. */
  readonly userClaim: string;
  readonly groupClaim: string;
  /** Null: groups decide nothing, administrators give roles. */
  readonly groups: readonly GroupRule[] | null;
  readonly createsUsers: boolean;
  /**
   * own: the provider's second factor counts for nothing here. provider: a sign-in with it counts as one. A list: it does
   * where the claims `amr` or `acr` have one of these values.
   */
  readonly secondFactor: 'own' | 'provider' | readonly string[];
}

const blankIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const text = z.preprocess(blankIsAbsent, z.string().optional());
const textOr = (fallback: string) => z.preprocess(blankIsAbsent, z.string().default(fallback));
const url = z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).optional());

function listOfRules(value: string, context: z.RefinementCtx): GroupRule[] {
  try {
    return z.array(groupRule).min(1).parse(JSON.parse(value));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : '不是 JSON';
    context.addIssue({
      code: 'custom',
      message: `须为 JSON 数组，每项为 {"group","role","organisation"}: ${reason}`,
    });
    return z.NEVER;
  }
}

/** Environment variables of signing in with a company's accounts. */
export const companySignInVariables = {
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_REDIRECT_URL: url,
  OIDC_SCOPE: textOr('openid profile email'),
  OIDC_USER_CLAIM: textOr('preferred_username'),
  OIDC_GROUP_CLAIM: textOr('groups'),
  OIDC_GROUPS: z.preprocess(blankIsAbsent, z.string().transform(listOfRules).optional()),
  OIDC_CREATE_USERS: z.preprocess(blankIsAbsent, z.stringbool().default(false)),
  OIDC_SECOND_FACTOR: textOr('own'),
} as const;

type Values = z.output<z.ZodObject<typeof companySignInVariables>>;

/** Values that name no provider, or contradict each other. */
export function companySignInProblems(values: Values, isProduction: boolean): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_REDIRECT_URL: redirect } = values;
  if (issuer === undefined) {
    const stray = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_REDIRECT_URL', 'OIDC_GROUPS'] as const;
    return stray
      .filter((name) => values[name] !== undefined)
      .map((name) => `${name} 须与 OIDC_ISSUER 一起设置 (needs OIDC_ISSUER)`);
  }
  const problems: string[] = [];
  if (clientId === undefined) problems.push('缺少 OIDC_CLIENT_ID (is required with OIDC_ISSUER)');
  if (redirect === undefined) problems.push('缺少 OIDC_REDIRECT_URL (is required with OIDC_ISSUER)');
  for (const [name, address] of Object.entries({ OIDC_ISSUER: issuer, OIDC_REDIRECT_URL: redirect }))
    if (isProduction && address?.startsWith('http:'))
      problems.push(`${name} 在生产环境须为 https 地址 (has to be https in production)`);
  if (redirect !== undefined && new URL(redirect).pathname !== '/login')
    problems.push('OIDC_REDIRECT_URL 须为本服务登录页的地址，以 /login 结尾 (has to end with /login)');
  if (!values.OIDC_SCOPE.split(' ').includes('openid'))
    problems.push('OIDC_SCOPE 须包含 openid (has to contain openid)');
  if (values.OIDC_CREATE_USERS && values.OIDC_GROUPS === undefined)
    problems.push(
      'OIDC_CREATE_USERS 须与 OIDC_GROUPS 一起设置：新用户的角色与组织由组决定 (needs OIDC_GROUPS)',
    );
  return problems;
}

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The settings of checked values; null where no provider is named. */
export function companySignInOf(values: Values): CompanySignIn | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_REDIRECT_URL: redirectUrl } = values;
  if (issuer === undefined || clientId === undefined || redirectUrl === undefined) return null;
  const factor = values.OIDC_SECOND_FACTOR;
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET,
    redirectUrl,
    scope: values.OIDC_SCOPE,
    userClaim: values.OIDC_USER_CLAIM,
    groupClaim: values.OIDC_GROUP_CLAIM,
    groups: values.OIDC_GROUPS ?? null,
    createsUsers: values.OIDC_CREATE_USERS,
    secondFactor: factor === 'own' || factor === 'provider' ? factor : listOf(factor),
  };
}
