import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noteRequests } from './note-requests.ts';

const underWay = new Set<symbol>();
const app = Fastify({ forceCloseConnections: true });
let url = '';

beforeAll(async () => {
  noteRequests(app, {
    begin() {
      const request = Symbol('request');
      underWay.add(request);
      return () => void underWay.delete(request);
    },
  });
  app.get('/answered', async () => underWay.size);
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('first');
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('a request is under way until it is answered', async () => {
  expect(await (await fetch(`${url}/answered`)).json()).toBe(1);
  await vi.waitFor(() => expect(underWay.size).toBe(0));
  expect((await fetch(`${url}/unknown`)).status).toBe(404);
  await vi.waitFor(() => expect(underWay.size).toBe(0));
});

test('a stream is under way until its reader leaves', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/stream`, { signal: leaving.signal });
  expect(answer.status).toBe(200);
  expect(underWay.size).toBe(1);
  leaving.abort();
  await vi.waitFor(() => expect(underWay.size).toBe(0));
});
