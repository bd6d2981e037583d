import type { FastifyInstance } from 'fastify';
import { readTilePicture, tiandituAddress, tiandituPicture } from '../city-data/basemap/tianditu.ts';
import type { Config } from '../platform/config/config.ts';

const patienceMilliseconds = 10_000;
const day = 24 * 3600;

/**
 * Passes pictures of 天地图 on, with the key that browsers never see. Only for pages of this service, and only where
 * there is a key. A refusal, for example of a wrong key, is no picture: it is logged and answered as 502.
 */
export function passTiandituPictures(
  app: FastifyInstance,
  { tiandituKey }: Pick<Config, 'tiandituKey'>,
  request: typeof fetch = fetch,
): void {
  if (tiandituKey === null) return;
  type Asked = { Params: { layer: string; z: string; x: string; y: string } };
  app.get<Asked>(`${tiandituAddress}/:layer/:z/:x/:y`, async (asked, reply) => {
    const site = asked.headers['sec-fetch-site'];
    const { layer, z, x, y } = asked.params;
    const picture = readTilePicture(layer, z, x, y);
    if (picture === null || (site !== undefined && site !== 'same-origin')) return reply.code(404).send();
    try {
      const answer = await request(tiandituPicture(picture, tiandituKey), {
        signal: AbortSignal.timeout(patienceMilliseconds),
        redirect: 'error',
      });
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !type.startsWith('image/')) {
        asked.log.warn({ status: answer.status }, '天地图拒绝了请求，请检查 TIANDITU_KEY');
        return await reply.code(502).send();
      }
      const bytes = Buffer.from(await answer.arrayBuffer());
      return await reply.header('cache-control', `private, max-age=${day}`).type(type).send(bytes);
    } catch (error) {
      asked.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, '天地图没有回应');
      return reply.code(502).send();
    }
  });
}
