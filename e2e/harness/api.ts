import type { Job } from '@ooh/contract/domain/job';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import { setTimeout as sleep } from 'node:timers/promises';
import { overWire } from '../../apps/server/src/testing/over-wire.ts';
import { processPassword, type ServiceProcess } from '../../apps/server/src/testing/service-process.ts';

export type JourneyUser = 'admin' | 'planner' | 'customer';

/** Direct calls to the service, to prepare data of a journey and to compare results. */
export interface Api {
  readonly token: string;
  /** The body of a call; throws on any other answer than success. */
  call<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>>;
  /** Waits until a job has ended, and throws unless it is done. */
  jobDone(jobId: string, seconds?: number): Promise<Job>;
}

async function bodyOf<Key extends CallKey>(
  url: string,
  key: Key,
  input: CallInput<Key>,
  token?: string,
): Promise<CallOutput<Key>> {
  const { status, code, message, body } = await overWire(url, key, input, token);
  if (code !== '01') throw new Error(`${key}: ${status} ${code} ${message}`);
  return body!;
}

/** Signs a user in by calls, without the browser. */
export async function signInApi(
  service: Pick<ServiceProcess, 'url'>,
  userName: JourneyUser = 'planner',
): Promise<Api> {
  const { token } = await bodyOf(service.url, 'access/login', { userName, password: processPassword });
  const api: Api = {
    token,
    call: (key, input) => bodyOf(service.url, key, input, token),
    async jobDone(jobId, seconds = 120) {
      const until = Date.now() + seconds * 1000;
      while (Date.now() < until) {
        const job = await api.call('v1/jobs/{jobId}', { jobId });
        if (job.state === 'done') return job;
        if (job.state !== 'queued' && job.state !== 'running')
          throw new Error(`job ${job.state}: ${job.message}`);
        await sleep(200);
      }
      throw new Error(`job ${jobId} has not ended within ${seconds} s`);
    },
  };
  return api;
}
