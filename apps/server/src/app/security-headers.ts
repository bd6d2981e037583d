import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** Hashes of the inline scripts of the built page (the theme is chosen before the first paint). */
function inlineScriptHashes(webDir: string): string[] {
  const page = join(webDir, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Hosts from which AMap loads, if a key is configured; otherwise none. */
const amapHosts = ['https://*.amap.com', 'https://*.autonavi.com'];

/**
 * No foreign scripts except AMap's if configured, no inline scripts except the hashed ones, no eval, no framing, no camera, microphone or location.
 * Styles may be inline because the component library writes its rules into the page; maps need blob workers and
 * images.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { webDir, amapKey }: Pick<Config, 'webDir' | 'amapKey'>,
): Promise<void> {
  const vendor = amapKey ? amapHosts : [];
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(webDir), ...vendor],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...vendor],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', 'data:', ...vendor],
        workerSrc: ["'self'", 'blob:'],
        childSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
