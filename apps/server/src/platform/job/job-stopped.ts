/** Why a running job is asked to stop: its owner cancelled it, or the service ends. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
  readonly why: 'cancelled' | 'stopping';

  constructor(why: 'cancelled' | 'stopping') {
    super(`job ${why}`);
    this.why = why;
  }
}
