import type { HealthCheck } from '../../context.ts';
import type { Handler } from '../handler.ts';

const slowMilliseconds = 1000;
const patienceMilliseconds = 3000;

interface Part {
  state: 'ok' | 'degraded' | 'down';
  detail: string | null;
  milliseconds: number;
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('无应答')), patienceMilliseconds).unref();
  });
}

async function partOf(check: HealthCheck | undefined): Promise<Part> {
  if (check === undefined) return { state: 'down', detail: '未加载', milliseconds: 0 };
  const started = performance.now();
  const milliseconds = () => Math.round((performance.now() - started) * 10) / 10;
  try {
    const detail = await Promise.race([check(), late()]);
    return {
      state: milliseconds() > slowMilliseconds ? 'degraded' : 'ok',
      detail,
      milliseconds: milliseconds(),
    };
  } catch {
    // The reason may name hosts and paths; it is for the log, not for an anonymous caller.
    return { state: 'down', detail: '不可用', milliseconds: milliseconds() };
  }
}

/** The state of the service: down when a store is down, degraded when anything else is less than well. */
export const health: Handler<'v1/health'> = async ({ config, healthChecks }) => {
  const [postgres, clickhouse, engine] = await Promise.all([
    partOf(healthChecks.get('postgres')),
    partOf(healthChecks.get('clickhouse')),
    partOf(healthChecks.get('engine')),
  ]);
  const parts = { postgres, clickhouse, engine };
  const isDown = postgres.state === 'down' || clickhouse.state === 'down';
  const isWell = Object.values(parts).every((part) => part.state === 'ok');
  return {
    state: isDown ? 'down' : isWell ? 'ok' : 'degraded',
    version: config.version,
    isDemo: config.isDemo,
    icpNumber: config.icpNumber,
    mapApprovalNumber: config.mapApprovalNumber,
    hasCompanySignIn: config.companySignIn !== null,
    parts,
  };
};
