import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The service as its own process, on a free port. */
export interface ServiceProcess {
  readonly pid: number;
  readonly url: string;
  readonly output: () => string;
  /** Sends a signal and waits for the end. Resolves with the exit code, null after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface EndedProcess {
  readonly code: number | null;
  readonly output: string;
  readonly milliseconds: number;
}

export const processPassword = 'process-password-1';

function launch(dataDir: string, env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [mainFile], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'none',
      DEMO_PASSWORD: processPassword,
      LOGINS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  return { child, output: () => said };
}

function untilEnded(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** A service that is starting. */
export interface LaunchedProcess {
  readonly output: () => string;
  /** Resolves when it listens; rejects with its output when it ends instead. */
  readonly started: Promise<ServiceProcess>;
}

/** Starts the service without waiting for it. */
export function launchProcess(dataDir: string, env: Record<string, string> = {}): LaunchedProcess {
  const { child, output } = launch(dataDir, env);
  const listening = new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /^ {2}(http:\/\/\S+:\d+)$/m.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout!.on('data', look);
    child.once('exit', () => reject(new Error(`the service ended: ${output()}`)));
  });
  const started = listening.then((url) => ({
    pid: child.pid!,
    url,
    output,
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return untilEnded(child);
    },
  }));
  return { output, started };
}

/** Starts the service and waits until it listens; rejects with its output when it ends instead. */
export function startProcess(dataDir: string, env: Record<string, string> = {}): Promise<ServiceProcess> {
  return launchProcess(dataDir, env).started;
}

/** Starts the service where it is expected to end by itself. */
export async function runProcess(dataDir: string, env: Record<string, string> = {}): Promise<EndedProcess> {
  const started = performance.now();
  const { child, output } = launch(dataDir, env);
  const code = await untilEnded(child);
  return { code, output: output(), milliseconds: performance.now() - started };
}

/** A data folder for a test; `remove` it in afterAll. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'ooh-process-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

const content = '/api/heran-media-resource-content-service/';

/** Posts JSON to a call of the content service. */
export async function post<Body>(
  service: Pick<ServiceProcess, 'url'>,
  path: string,
  input: unknown,
  token?: string,
): Promise<{ status: number; code: string; message: string; body: Body }> {
  const response = await fetch(`${service.url}${content}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  const envelope = (await response.json()) as { code: string; message: string; body: Body };
  return { status: response.status, ...envelope };
}
