import type { FastifyInstance, InjectOptions } from 'fastify';
import { multipartOf, type SentFile } from '../wire.ts';

export type Sent = SentFile;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

/** How requests reach the service: bytes and headers, nothing else. */
export interface Transport {
  send(
    method: Method,
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | undefined,
  ): Promise<Received>;
  sendFile(
    url: string,
    headers: Readonly<Record<string, string>>,
    fields: Readonly<Record<string, string>>,
    file: Sent,
  ): Promise<Received>;
}

const prefix = '/api/heran-media-resource-content-service/';

/** The address of a call, and the fields that do not stand in it. */
export function urlOf(
  path: string,
  fields: Readonly<Record<string, unknown>>,
): { url: string; rest: Record<string, unknown> } {
  const rest = { ...fields };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name] ?? '');
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { url: filled.startsWith('/') ? filled : prefix + filled, rest };
}

export function transportTo(app: FastifyInstance): Transport {
  const inject = async (options: InjectOptions): Promise<Received> => {
    const { statusCode, headers, payload } = await app.inject(options);
    return { status: statusCode, headers, payload };
  };
  return {
    send: (method, url, headers, body) =>
      inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) }),
    sendFile(url, headers, fields, file) {
      const { payload, contentType } = multipartOf(fields, file);
      return inject({ method: 'POST', url, headers: { ...headers, 'content-type': contentType }, payload });
    },
  };
}
