import { cpus, loadavg, release, totalmem } from 'node:os';

/** The machine on which a figure was measured. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
  readonly v8: string;
}

export function describeMachine(): Machine {
  const processors = cpus();
  return {
    cpu: processors[0].model.trim(),
    cores: processors.length,
    memoryGigabytes: Math.round(totalmem() / 1e9),
    system: `${process.platform} ${release()} ${process.arch}`,
    node: process.version,
    v8: process.versions.v8,
  };
}

/** Runnable processes over the last minute: above the number of cores, others were working too. */
export function loadPerMinute(): number {
  return Math.round(loadavg()[0] * 100) / 100;
}
