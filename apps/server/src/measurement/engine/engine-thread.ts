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

/** One engine thread seen from the server. */
export class EngineThread {
  /** Model blocks to pass to a replacement thread. */
  private readonly held = new Map<string, SharedArrayBuffer>();
  private readonly client: WorkerClient<EngineCalls, EngineProgress> = openWorkerClient<
    EngineCalls,
    EngineProgress
  >(new URL('./thread.ts', import.meta.url), { name: 'engine', heapMegabytes: 4096 }, () =>
    [...this.held].map(([key, block]) => ({ name: 'hold', input: { key, block, verify: false } })),
  );

  /** Loads a model. With `verify` throws when the block is damaged. */
  async hold(key: string, block: SharedArrayBuffer, verify: boolean): Promise<void> {
    await this.client.request('hold', { key, block, verify });
    this.held.set(key, block);
  }

  async drop(key: string): Promise<void> {
    this.held.delete(key);
    await this.client.request('drop', key);
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
