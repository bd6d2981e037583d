import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** Path to which AMap's library sends the requests that need the security code. */
const prefix = '/_AMapService';
/** Map styles have another host than everything else. */
const stylePath = '/v4/map/styles';
const patienceMilliseconds = 10_000;

/** The AMap URL for a request of its library, with the security code. */
export function amapAddress(url: string, securityCode: string): URL {
  const asked = new URL(`https://restapi.amap.com${url.slice(prefix.length)}`);
  const host = asked.pathname === stylePath ? 'https://webapi.amap.com' : 'https://restapi.amap.com';
  // Assigned, not resolved: a path that starts with // would be parsed as a host.
  const address = new URL(host);
  address.pathname = asked.pathname;
  address.search = asked.search;
  address.searchParams.set('jscode', securityCode);
  return address;
}

/**
 * Forwards requests of AMap's library with the security code, which browsers never see. Only for pages of this
 * service, and only where a key and a code are configured.
 */
export function passAmapRequests(
  app: FastifyInstance,
  { amapKey, amapSecurityCode }: Pick<Config, 'amapKey' | 'amapSecurityCode'>,
  request: typeof fetch = fetch,
): void {
  if (!amapKey || amapSecurityCode === undefined) return;
  app.get(`${prefix}/*`, async (asked, reply) => {
    const site = asked.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return reply.code(404).send();
    try {
      const answer = await request(amapAddress(asked.url, amapSecurityCode), {
        signal: AbortSignal.timeout(patienceMilliseconds),
        redirect: 'error',
      });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return await reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .type(type)
        .send(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      asked.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'AMap did not answer');
      return reply.code(502).send();
    }
  });
}
