import {
  openWorkerClient,
  type WorkerClient,
  type WorkerState,
} from '../../platform/worker/worker-client.ts';
import type { EngineCalls, EngineProgress } from './messages.ts';
import type { OperationInput, OperationName, OperationOutput } from './operations.ts';
import type { ModelInput } from './work/build-model.ts';

export interface OperateOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (phase: string, fraction: number) => void;
}

export interface ThreadState {
  readonly state: WorkerState['state'];
  /** Requests in progress or waiting. */
  readonly questions: number;
  /** Models in its memory. */
  readonly models: number;
}

/** One engine thread seen from the server. It starts with the first question. */
export class EngineThread {
  /** Model blocks to pass to a replacement thread. */
  private readonly held = new Map<string, SharedArrayBuffer>();
  private readonly client: WorkerClient<EngineCalls, EngineProgress> = openWorkerClient<
    EngineCalls,
    EngineProgress
  >(new URL('./thread.ts', import.meta.url), { name: 'engine', heapMegabytes: 4096 }, () =>
    [...this.held].map(([key, block]) => ({ name: 'hold', input: { key, block, verify: false } })),
  );

  /** Takes a model, as one that sleeps does when it starts. */
  async take(key: string, block: SharedArrayBuffer): Promise<void> {
    if (this.isAsleep()) this.held.set(key, block);
    else await this.hold(key, block, false);
  }

  /** Takes a model at once; false where `verify` asks for a look at the block and finds it damaged. */
  async hold(key: string, block: SharedArrayBuffer, verify: boolean): Promise<boolean> {
    const isRead = await this.client.request('hold', { key, block, verify });
    if (isRead) this.held.set(key, block);
    return isRead;
  }

  async drop(key: string): Promise<void> {
    this.held.delete(key);
    if (!this.isAsleep()) await this.client.request('drop', key);
  }

  /** Resolves when it answers, started where it sleeps. */
  async answers(): Promise<void> {
    await this.client.request('drop', '');
  }

  /** Begins to start where it sleeps, so that it is ready by the time of its next question. */
  wake(): void {
    if (this.isAsleep()) this.answers().catch(() => undefined);
  }

  private isAsleep(): boolean {
    return this.client.state().state === 'asleep';
  }

  /** Builds a model; gives it as the bytes of its file. */
  build(input: ModelInput): Promise<SharedArrayBuffer> {
    return this.client.request('build', input);
  }

  /** Answers a request about a loaded model. An abort cancels long operations; others run to completion. */
  async operate<Name extends OperationName>(
    key: string,
    operation: Name,
    input: OperationInput<Name>,
    { signal, onProgress }: OperateOptions = {},
  ): Promise<OperationOutput<Name>> {
    const answer = await this.client.request(
      'operate',
      { key, operation, input },
      {
        ...(signal === undefined ? {} : { signal }),
        onEvent: ({ phase, fraction }) => onProgress?.(phase, fraction),
      },
    );
    return answer as OperationOutput<Name>;
  }

  /** Its current activity. */
  state(): ThreadState {
    const { state, requests } = this.client.state();
    return { state, questions: requests, models: this.held.size };
  }

  /** Ends immediately; pending and later requests are rejected. */
  close(): Promise<void> {
    return this.client.close();
  }
}
