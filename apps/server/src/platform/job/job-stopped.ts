/** Reason why a running job must stop: its owner cancelled it, or the service is stopping. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
  readonly why: 'cancelled' | 'stopping';

  constructor(why: 'cancelled' | 'stopping') {
    super(`job ${why}`);
    this.why = why;
  }
}
