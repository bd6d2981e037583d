import type { CallInput } from '@ooh/contract/registry';
import type { Api } from './api.ts';
import { shenzhen } from './shenzhen.ts';

type Brief = CallInput<'ai-option-mode/insert'>['brief'];

/** Ids of labels by name, in the order of the names. */
export async function labelIdsOf(api: Api, names: readonly string[]): Promise<number[]> {
  const tree = await api.call('ai-option-mode/getCrowdLabelList', {});
  const known = new Map(
    tree.flatMap(({ dimensions }) =>
      dimensions.flatMap(({ labels }) => labels.map((label) => [label.name, label.labelId] as const)),
    ),
  );
  return names.map((name) => {
    const id = known.get(name);
    if (id === undefined) throw new Error(`no label ${name}`);
    return id;
  });
}

/** Stores a plan for women in Shenzhen. */
export async function storePlan(
  api: Api,
  over: Partial<Brief> = {},
): Promise<{ planId: string; version: number }> {
  const [brand] = await api.call('common/getBrandNameList', { keyword: '星河汽车' });
  const { planId, version } = await api.call('ai-option-mode/insert', {
    brief: {
      name: '星河汽车 深圳 品牌',
      kind: 'bus',
      brandId: brand.brandId,
      goal: 'brand',
      cityCodes: [shenzhen],
      startDate: '2027-03-01',
      weeks: 4,
      budgetFen: 60_000_000,
      targetAudience: { groups: [{ conditions: [{ labelIds: await labelIdsOf(api, ['女性']) }] }] },
      ...over,
    },
  });
  return { planId, version };
}

/** Stores a plan and computes it. */
export async function computePlan(api: Api, over: Partial<Brief> = {}): Promise<string> {
  const plan = await storePlan(api, over);
  const { jobId } = await api.call('ai-option-mode/submitRequirements', plan);
  await api.jobDone(jobId);
  return plan.planId;
}

/** The plan of `planned-shenzhen`. */
export async function plannedId(api: Api): Promise<string> {
  const { rows } = await api.call('ai-option-mode/list', {});
  return rows.find(({ state }) => state === 'ready')!.planId;
}
