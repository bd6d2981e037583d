import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import { firstCity } from '../demo/demo-cities.ts';
import { ensureFirstAccounts, type FirstAccounts } from '../demo/first-accounts.ts';
import { seedDemo, type SeedProgress } from '../demo/seed-demo.ts';
import { keepStreetsReady } from '../city-data/streets/keep-streets-ready.ts';
import { keepSupplyReady } from '../market/city-ranking/keep-supply-ready.ts';
import { citiesWithData } from '../city-data/release/city-data.ts';
import { keepModelsReady } from '../planning/plan/follow-releases.ts';
import { settleAbandonedPacks } from '../planning/pack/pack-store.ts';
import { settleAbandoned } from '../planning/plan/plan-store.ts';
import { takeFirstStatistics } from '../platform/storage/postgres/first-statistics.ts';
import { buildApp } from './build-app.ts';
import { followEveryRelease } from './follow-every-release.ts';
import { startUnattended } from '../administration/unattended/tend-unattended.ts';
import { startHousekeeping } from './housekeeping.ts';
import { tellOfBasemap } from './tell-of-basemap.ts';
import { registerJobKinds } from './job-kinds.ts';
import { openContext, type OpenedContext } from './open-context.ts';

export interface RunningService {
  readonly url: string;
  /** Accounts created by this start; null if accounts existed. */
  readonly firstAccounts: FirstAccounts | null;
  readonly opened: OpenedContext;
  readonly app: FastifyInstance;
  /** Completes requests in progress, then closes everything. */
  stop(): Promise<void>;
}

/** A log without secrets: headers are never logged, and these names never show a value. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino({
    level,
    redact: {
      paths: ['*.password', '*.token', '*.authorization', '*.oldPassword', '*.newPassword'],
      remove: true,
    },
  });
}

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Progress messages of the start of a service. */
export interface StartMessages {
  readonly progress: SeedProgress;
  /** The folder's previous service is still stopping; waits for it. */
  waiting(processId: string): void;
}

export interface StartOptions extends StartMessages {
  /** The pages are being built; the service does not listen before they are. */
  readonly pages?: Promise<void>;
}

/** How long a start waits for the folder's former service to stop. */
export const stopWaitSeconds = 15;

/** Opens the stores, seeds an empty demonstration and listens. */
export async function serve(
  config: Config,
  searchPath: string,
  { progress, waiting, pages }: StartOptions,
): Promise<RunningService> {
  const patience = { milliseconds: stopWaitSeconds * 1000, onWait: waiting };
  const opened = await openContext(config, createLogger(config.logLevel), searchPath, patience);
  const { context } = opened;
  let app: FastifyInstance | undefined;
  try {
    registerJobKinds(context.jobs);
    followEveryRelease(context);
    const firstAccounts = await ensureFirstAccounts(context);
    if (config.isDemo && config.demoData !== 'none') await seedDemo(context, config.demoData, progress);
    await takeFirstStatistics(context.db);
    // A thread of the engine starts meanwhile: health requires it.
    const engineAnswers = context.engine.ping().catch((error: unknown) => {
      context.log.warn({ err: error }, 'the engine does not answer');
    });
    await tellOfBasemap(context);
    await pages;
    app = await buildApp(context);
    await app.listen({ host: config.host, port: config.port });
    await engineAnswers;
    // Models and jobs start after the service answers and the demonstration exists, so that they do not delay it.
    keepModelsReady(context, config.isDemo && config.demoData !== 'none' ? [firstCity.cityCode] : []);
    const cities = await citiesWithData(context.db);
    const stopStreets = keepStreetsReady(context, cities);
    const stopSupply = keepSupplyReady(context, cities);
    await context.jobs.start(context);
    await settleAbandoned(context.db);
    await settleAbandonedPacks(context.db);
    const service = app;
    const stopHousekeeping = startHousekeeping(context);
    const stopUnattended = startUnattended(context);
    return {
      url: urlOf(service, config.host),
      firstAccounts,
      opened,
      app: service,
      async stop() {
        opened.announceStop();
        stopStreets();
        stopSupply();
        await Promise.all([stopHousekeeping(), stopUnattended(), service.close()]);
        await opened.close();
      },
    };
  } catch (error) {
    await app?.close();
    await opened.close();
    throw error;
  }
}
