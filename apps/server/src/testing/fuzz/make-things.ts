import type { CallInput, CallKey } from '@ooh/contract/registry';
import { envelopeOf } from './check-answer.ts';
import type { Wire } from './fuzz-wire.ts';
import type { KnownValues } from './known-values.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const looks = 240;
const betweenLooks = 250;

async function bodyOf(wire: Wire, key: CallKey, input: unknown): Promise<Record<string, unknown> | null> {
  const { answer } = await wire.send(key, input);
  return answer === null ? null : (envelopeOf(answer)?.body as Record<string, unknown> | null);
}

async function untilDone(wire: Wire, jobId: unknown): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const job = await bodyOf(wire, 'v1/jobs/{jobId}', { jobId });
    if (job === null || !['queued', 'running'].includes(String(job['state']))) return;
    await pause(betweenLooks);
  }
}

type Brief = CallInput<'ai-option-mode/insert'>['brief'];

function briefsOf(cityCode: string, [lng, lat]: readonly [number, number]): Brief[] {
  const brief: Brief = {
    name: '一份方案',
    kind: 'bus',
    brandId: 'b-0001',
    goal: 'brand',
    cityCodes: [cityCode],
    startDate: '2027-03-01',
    weeks: 4,
    budgetFen: 30_000_000,
    targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
  };
  const ring: [number, number][] = [
    [lng - 0.05, lat - 0.05],
    [lng + 0.05, lat - 0.05],
    [lng + 0.05, lat + 0.05],
    [lng - 0.05, lat + 0.05],
  ];
  return [
    brief,
    { ...brief, kind: 'ta' },
    { ...brief, kind: 'geo', fences: [{ fenceId: 'f1', name: '围栏', ring }] },
  ];
}

export interface DeepCity {
  readonly cityCode: string;
  readonly center: readonly [number, number];
}

/** Plans of every kind, computed, and an audience, so that there is something to ask about. */
export async function makeThings(
  wire: Wire,
  known: KnownValues,
  { cityCode, center }: DeepCity,
): Promise<void> {
  known.prefer('cityCode', cityCode);
  for (const brief of briefsOf(cityCode, center)) {
    const plan = await bodyOf(wire, 'ai-option-mode/insert', { brief });
    known.learn({ brief, ...plan });
    if (plan === null) continue;
    known.prefer('planId', plan['planId']);
    const job = await bodyOf(wire, 'ai-option-mode/submitRequirements', {
      planId: plan['planId'],
      version: plan['version'],
    });
    if (job !== null) await untilDone(wire, job['jobId']);
  }
  const parts = [{ kind: 'labels', targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] } }];
  const pack = await bodyOf(wire, 'v1/crowd-packs', {
    name: '一个人群',
    cityCodes: [cityCode],
    rule: { parts },
  });
  known.learn(pack);
  if (pack !== null) known.prefer('packId', pack['packId']);
  if (pack !== null) await untilDone(wire, pack['jobId']);
}
