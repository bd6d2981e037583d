import { pathParametersOf, urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import type { Envelope } from '@ooh/contract/core/envelope';
import { registry, type CallInput, type CallKey, type CallOutput } from '@ooh/contract/registry';
import type { Job } from '@ooh/contract/domain/job';
import { setTimeout as sleep } from 'node:timers/promises';
import { walkPassword, type WalkedService } from './service.ts';

export type WalkUser = 'admin' | 'planner' | 'customer';

/** Calls of the service beside the browser, to prepare what a walk needs and to compare what it shows. */
export interface Api {
  readonly token: string;
  /** The body of a call; throws on any other answer than success. */
  call<Key extends CallKey>(key: Key, input: CallInput<Key>): Promise<CallOutput<Key>>;
  /** Waits until a job has ended, and throws unless it is done. */
  jobDone(jobId: string, seconds?: number): Promise<Job>;
}

function requestOf(call: Endpoint, input: Record<string, unknown>): { path: string; body?: string } {
  const fields = { ...input };
  let path = urlTemplateOf(call);
  for (const name of pathParametersOf(call.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(fields[name])));
    delete fields[name];
  }
  if (call.method !== 'GET' && call.method !== 'DELETE') return { path, body: JSON.stringify(fields) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) query.append(name, String(value));
  return { path: `${path}?${query.toString()}` };
}

async function exchange(
  url: string,
  key: CallKey,
  input: Record<string, unknown>,
  token?: string,
): Promise<unknown> {
  const call: Endpoint = registry[key];
  const { path, body } = requestOf(call, input);
  const response = await fetch(url + path, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const answer = (await response.json()) as Envelope<unknown>;
  if (answer.code !== '01') throw new Error(`${key}: ${response.status} ${answer.code} ${answer.message}`);
  return answer.body;
}

/** Signs a user in beside the browser. */
export async function signInApi(service: WalkedService, userName: WalkUser = 'planner'): Promise<Api> {
  const login = (await exchange(service.url, 'access/login', {
    userName,
    password: walkPassword,
  })) as CallOutput<'access/login'>;
  const { token } = login;
  const api: Api = {
    token,
    call: <Key extends CallKey>(key: Key, input: CallInput<Key>) =>
      exchange(service.url, key, input as Record<string, unknown>, token) as Promise<CallOutput<Key>>,
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
