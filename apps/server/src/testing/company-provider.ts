import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider knows of somebody: claims by account. */
export type Directory = Map<string, Readonly<Record<string, unknown>>>;

/** A real provider of OpenID Connect on a free port of this host. */
export interface CompanyProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly directory: Directory;
  /** Signs in at an address as a user's browser would; where the provider leads back to. */
  signIn(address: string, account: string): Promise<URL>;
  close(): Promise<void>;
}

const client = { client_id: 'ooh-planner', client_secret: 'a secret of the tests alone' };

function providerAt(issuer: string, redirectUrl: string, directory: Directory): Provider {
  return new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [redirectUrl],
        post_logout_redirect_uris: [redirectUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    cookies: { keys: ['of the tests alone'] },
    claims: { openid: ['sub', 'preferred_username', 'name', 'groups', 'amr', 'acr'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, preferred_username: id, ...directory.get(id) }),
    }),
    // The client is the company's own: nobody is asked to consent.
    async loadExistingGrant(context) {
      const { session, client: asking } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: asking?.clientId,
        accountId: session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
}

/** The cookies of one browser, by their path: those of the provider's interactions are valid under it alone. */
function cookieJar() {
  const kept = new Map<string, { value: string; path: string }>();
  return {
    keep(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/';
        kept.set(`${name} ${path}`, { value: `${name}=${value}`, path });
      }
    },
    for: ({ pathname }: URL) =>
      [...kept.values()].flatMap(({ value, path }) => (pathname.startsWith(path) ? [value] : [])).join('; '),
  };
}

async function signInAt(address: string, account: string, redirectUrl: string): Promise<URL> {
  const jar = cookieJar();
  let url = new URL(address);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie: jar.for(url) },
      ...(form === undefined ? {} : { body: form }),
    });
    jar.keep(response);
    const next = response.headers.get('location');
    if (next === null) {
      // The provider's own page: account and password, of which it takes any.
      form = new URLSearchParams({ prompt: 'login', login: account, password: 'any' });
      continue;
    }
    form = undefined;
    url = new URL(next, url);
    if (url.href.startsWith(redirectUrl)) return url;
  }
  throw new Error('the provider did not lead back');
}

/** Starts a provider whose only client is registered with this address. */
export async function startCompanyProvider(redirectUrl: string): Promise<CompanyProvider> {
  const directory: Directory = new Map();
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handle = providerAt(issuer, redirectUrl, directory).callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    directory,
    signIn: (address, account) => signInAt(address, account, redirectUrl),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
