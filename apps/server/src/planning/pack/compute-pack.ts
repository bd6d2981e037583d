import { certain } from '@ooh/contract/core/certain';
import { packRule } from '@ooh/contract/domain/crowd-pack';
import type { Context } from '../../context.ts';
import { readCityData } from '../../city-data/release/city-data.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';
import { JobStopped } from '../../platform/job/job-stopped.ts';
import type { JobControl, Jobs } from '../../platform/job/jobs.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import { sumPassesMinimumCell } from '../../disclosure/suppression.ts';
import { deflateMembers } from '../../measurement/crowd/member-bits.ts';
import { settlePack } from './pack-store.ts';
import { loadPackCity, resolveRule } from './resolve-rule.ts';

export const packJobKind = 'crowd-pack';

export interface PackJob {
  readonly packId: string;
}

export const packSetJobKind = 'crowd-pack-set';

/** Packs that are computed one after the other: one that fails leaves the rest alone. */
export interface PackSetJob {
  readonly packIds: readonly string[];
}

/** No saved audience describes fewer people than this. */
const minPeople = 1000;

interface ComputedCity {
  readonly cityCode: string;
  readonly panelReleaseId: string;
  readonly size: CrowdSize;
  readonly bits: Uint8Array;
}

/** Refuses a pack that is too small to be kept, or whose complement is. */
function assertPackLargeEnough(cities: readonly ComputedCity[], minimumCell: number): void {
  const sizes = cities.map(({ size }) => size);
  const people = sizes.reduce((sum, size) => sum + size.persons.value, 0);
  if (!sumPassesMinimumCell(sizes, minimumCell) || people < minPeople)
    throw new AppError(
      'refused',
      `人群样本不足（样本少于 ${minimumCell} 人、推及人数少于 ${minPeople} 人，或余下人群过少），请放宽条件`,
    );
}

async function computeCities(context: Context, packId: string, control: JobControl): Promise<ComputedCity[]> {
  const row = await context.db
    .selectFrom('crowd_pack')
    .select(['city_codes', 'rule'])
    .where('pack_id', '=', packId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('人群包');
  const rule = packRule.parse(row.rule);
  const data = await readCityData(context.db, row.city_codes);
  const cities: ComputedCity[] = [];
  for (const [index, cityCode] of row.city_codes.entries()) {
    const phase = (share: number, name: string) =>
      control.progress((index + share) / row.city_codes.length, `${cityName(cityCode)} · ${name}`);
    phase(0, '读取人群样本');
    const city = await loadPackCity(context, certain(data.get(cityCode), 'city data', cityCode));
    if (city === null) throw new AppError('refused', `${cityName(cityCode)}还没有人群样本或公交线路数据`);
    phase(0.4, '查找到访与接触');
    const parts = await resolveRule(context, city, rule, control.signal);
    phase(0.7, '圈选人群');
    const options = { priority: 'batch', signal: control.signal } as const;
    const { size, bits } = await context.engine.ask(city.releases, 'packMembers', { parts }, options);
    cities.push({ cityCode, panelReleaseId: city.releases.panelReleaseId, size, bits });
    control.signal.throwIfAborted();
  }
  return cities;
}

async function runPack(context: Context, { packId }: PackJob, control: JobControl) {
  const cities = await computeCities(context, packId, control);
  assertPackLargeEnough(cities, context.config.minimumCell);
  const end = {
    state: 'ready' as const,
    reason: null,
    cities: cities.map(({ cityCode, panelReleaseId, size, bits }) => ({
      city_code: cityCode,
      panel_release_id: panelReleaseId,
      members: deflateMembers(bits),
      panel_persons: size.panelPersons,
      other_persons: size.otherPersons,
      universe: size.universe,
      persons: size.persons.value,
      persons_low: size.persons.low,
      persons_high: size.persons.high,
    })),
  };
  const isOurs = await context.db
    .transaction()
    .execute((transaction) => settlePack(transaction, { packId, jobId: control.jobId }, end, context.now()));
  if (!isOurs) throw new AppError('conflict', '人群包已被重新计算或删除，本次计算作废');
  return { packId };
}

async function settleFailure(context: Context, { packId }: PackJob, control: JobControl, error: unknown) {
  // A stopping service leaves the job, and the pack with it, to its next start.
  if (control.signal.reason instanceof JobStopped && control.signal.reason.why === 'stopping') return;
  const reason = control.signal.aborted
    ? '计算已取消'
    : error instanceof AppError
      ? error.message
      : '计算出错，请重试或联系管理员';
  const end = { state: 'failed' as const, reason, cities: [] };
  await settlePack(context.db, { packId, jobId: control.jobId }, end, context.now());
}

async function computePack(context: Context, job: PackJob, control: JobControl) {
  try {
    return await runPack(context, job, control);
  } catch (error) {
    await settleFailure(context, job, control, error);
    throw error;
  }
}

/** Computes packs, each by itself; a failed one says why. */
export async function computePackSet(context: Context, { packIds }: PackSetJob, control: JobControl) {
  let ready = 0;
  for (const [index, packId] of packIds.entries()) {
    control.signal.throwIfAborted();
    const progress = (share: number, phase: string) =>
      control.progress((index + share) / packIds.length, phase);
    try {
      await computePack(context, { packId }, { ...control, progress });
      ready++;
    } catch (error) {
      if (control.signal.aborted) throw error;
      // Written down with the pack already; a pack of an earlier run of this job is settled and refuses.
      if (!(error instanceof AppError))
        context.log.warn({ err: error, packId }, 'a pack could not be computed');
    }
  }
  return { packs: packIds.length, ready };
}

/** Registers the computation of packs. An interrupted one begins anew: it writes nothing before its end. */
export function registerPackJobs(jobs: Jobs): void {
  jobs.register<PackJob>(packJobKind, { afterInterruption: 'requeue', run: computePack });
  jobs.register<PackSetJob>(packSetJobKind, { afterInterruption: 'requeue', run: computePackSet });
}
