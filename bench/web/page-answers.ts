import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import { registry, type CallKey, type CallOutput } from '@ooh/contract/registry';
import type { Page } from 'playwright-core';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the built pages; an address that is no file gets the page. */
export async function servePages(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://pages').pathname;
    const file = join(folder, path);
    const isFile = file.startsWith(folder) && extname(path) !== '' && existsSync(file);
    response.setHeader('content-type', types[isFile ? extname(path) : '.html'] ?? 'application/octet-stream');
    response.end(readFileSync(isFile ? file : join(folder, 'index.html')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

export type Answers = { readonly [Key in CallKey]?: CallOutput<Key> };

const calls = (Object.entries(registry) as [CallKey, Endpoint][]).map(([key, call]) => ({
  key,
  call,
  path: new RegExp(`^${urlTemplateOf(call).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Answers a page's calls: with the given bodies, held to the contract, and with the contract's examples for the rest. */
export async function answerCalls(page: Page, answers: Answers): Promise<void> {
  const texts = new Map<string, string>();
  for (const { key, call } of calls) {
    const body = answers[key];
    if (body === undefined) continue;
    texts.set(key, JSON.stringify({ code: '01', message: '成功', body: call.output.parse(body) }));
  }
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const found = calls.find(({ call, path }) => call.method === request.method() && path.test(pathname));
    if (!found) return route.fulfill({ status: 404, body: '{"code":"05","message":"未找到","body":null}' });
    const example = { code: '01', message: '成功', body: found.call.example.output };
    return route.fulfill({
      contentType: 'application/json',
      body: texts.get(found.key) ?? JSON.stringify(example),
    });
  });
}
