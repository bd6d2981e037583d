import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { systemPermit } from '../../domain/administration.ts';
import { jobStates } from '../../domain/job.ts';

const part = z.object({
  name: z.enum(['postgres', 'clickhouse', 'engine']),
  state: z.enum(['ok', 'degraded', 'down']),
  milliseconds: z.number(),
  version: z.string().nullable(),
  /** Size of the store on disk; null where unknown. */
  bytes: z.number().nullable(),
});

const jobRow = z.object({
  jobId: z.string(),
  kind: z.string(),
  state: z.enum(jobStates),
  phase: z.string(),
  progress: z.number(),
  message: z.string().nullable(),
  ownerName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** σ in average panel persons, and families of questions by organisation and panel release. */
const levelLimit = z.object({ noise: z.int(), questions: z.int() });

export const getSystem = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/system',
  permit: systemPermit,
  scope: 'platform',
  summary: '系统健康：存储、任务、磁盘、引擎线程、版本与最近一次审计核验',
  reads: ['audit'],
  input: z.object({}),
  output: z.object({
    state: z.enum(['ok', 'degraded', 'down']),
    versions: z.object({ product: z.string(), node: z.string(), system: z.string() }),
    startedAt: z.string(),
    parts: z.array(part),
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
    memory: z.object({ residentBytes: z.number(), heapBytes: z.number() }),
    engineThreads: z.array(
      z.object({
        name: z.enum(['interactive', 'background', 'batch', 'companion']),
        /** asleep: not started yet, or ended; the next request starts it. */
        state: z.enum(['asleep', 'idle', 'working']),
        /** Requests in progress or waiting. */
        questions: z.int(),
        /** Cities whose model is in its memory. */
        models: z.int(),
      }),
    ),
    jobs: z.object({
      /** Jobs by state. */
      counts: z.record(z.enum(jobStates), z.int()),
      /** Waiting, running and failed ones, newest first. */
      recent: z.array(jobRow),
    }),
    audit: z.object({
      entries: z.int(),
      lastCheck: z.object({ checkedAt: z.string(), isWhole: z.boolean() }).nullable(),
    }),
    releases: z.object({ current: z.int(), cities: z.int() }),
    /** Only under PRIVACY_MODE=strict: noise and questions by level, and what organisations have used of every panel release. */
    privacy: z
      .object({
        limits: z.object({ city: levelLimit, place: levelLimit }),
        used: z.array(z.object({ name: z.string(), release: z.string(), city: z.int(), place: z.int() })),
      })
      .optional(),
  }),
  example: {
    input: {},
    output: {
      state: 'ok',
      versions: { product: '0.1.0', node: 'v24.21.0', system: 'linux x64' },
      startedAt: '2026-11-21T00:00:00.000Z',
      parts: [{ name: 'postgres', state: 'ok', milliseconds: 1, version: '18.4', bytes: 52_000_000 }],
      disk: { freeBytes: 80_000_000_000, totalBytes: 100_000_000_000 },
      memory: { residentBytes: 400_000_000, heapBytes: 120_000_000 },
      engineThreads: [{ name: 'interactive', state: 'idle', questions: 0, models: 2 }],
      jobs: { counts: { queued: 0, running: 0, done: 4, failed: 0, cancelled: 0 }, recent: [] },
      audit: { entries: 1200, lastCheck: { checkedAt: '2026-11-21T00:00:00.000Z', isWhole: true } },
      releases: { current: 240, cities: 49 },
    },
  },
});
