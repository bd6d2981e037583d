import { expect, test } from 'vitest';
import { registerJobKinds } from '../apps/server/src/app/job-kinds.ts';
import type { Context } from '../apps/server/src/context.ts';
import { jobKindName } from '../apps/web/src/shared/job/job-kind-names.ts';

test('every kind of background work has a name for the reader', () => {
  const kinds: string[] = [];
  registerJobKinds({ register: (kind: string) => void kinds.push(kind) } as unknown as Context['jobs']);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => jobKindName(kind) === kind)).toEqual([]);
});
