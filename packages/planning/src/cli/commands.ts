import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Certificate } from '../certificate.ts';
import { checkPassageCertificate, checkRateCertificate } from '../check-certificate.ts';
import type { RateProblem } from '../rate-problem.ts';
import { selectPassages } from '../select-passages.ts';
import { selectRates } from '../select-rates.ts';
import { evaluateMedia } from './evaluate-media.ts';
import { InstanceError, readInstance, type Instance } from './read-instance.ts';

export const USAGE = `用法：
  npm run engine -- evaluate INSTANCE --media ID[:车辆数],… [--k 3]
  npm run engine -- select INSTANCE --budget N|N% [--k 1] [--seconds 5] [--seed 1] [--out FILE]
  npm run engine -- check INSTANCE CERTIFICATE
INSTANCE 为 JSON Lines（可为 .gz）。退出码：0 成功；1 证书无效或条件无法满足；2 用法或文件有误。`;

/** Where a command's words go, and what it needs of the machine. */
export interface Surroundings {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  readonly folder: string;
}

/** A certificate file: the certificate with the request it answers and the media by id. */
interface CertificateFile {
  readonly request: { readonly budget: number; readonly k: number };
  readonly media: readonly { readonly id: string; readonly vehicles: number }[];
  readonly certificate: Certificate;
}

class UsageError extends Error {}

/** Runs one command and returns the exit code. */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const [command, ...rest] = args;
    if (command === 'evaluate') return await evaluate(rest, around);
    if (command === 'select') return await select(rest, around);
    if (command === 'check') return await check(rest, around);
    throw new UsageError(command ? `没有命令 ${command}` : '缺少命令');
  } catch (error) {
    if (error instanceof UsageError) around.error(`${error.message}\n${USAGE}`);
    else if (error instanceof InstanceError || error instanceof RangeError) around.error(error.message);
    else if (error instanceof Error && 'code' in error) around.error(explain(error));
    else throw error;
    return 2;
  }
}

function explain(error: Error & { code?: unknown; path?: unknown }): string {
  if (error.code === 'ENOENT') return `文件不存在：${String(error.path)}`;
  if (String(error.code).startsWith('Z_')) return `不是完整的 gzip 文件：${error.message}`;
  if (String(error.code).startsWith('ERR_PARSE_ARGS')) return `参数有误：${error.message}\n${USAGE}`;
  return `读写失败：${error.message}`;
}

function wholeOption(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} 应为 ${least} 到 ${most} 的整数`);
  return value;
}

async function evaluate(args: string[], around: Surroundings): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { media: { type: 'string' }, k: { type: 'string', default: '1' } },
  });
  if (positionals.length !== 1) throw new UsageError('应给出一个 INSTANCE');
  if (values.media === undefined) throw new UsageError('缺少 --media');
  const k = wholeOption(values.k, 'k', 1, 20);
  const instance = await readInstance(resolve(around.folder, positionals[0]));
  const media = values.media.split(',').filter((id) => id !== '');
  const started = around.clock();
  const figures = evaluateMedia(instance, media, k);
  around.out(JSON.stringify({ ...figures, ms: milliseconds(around, started) }));
  return 0;
}

const milliseconds = (around: Surroundings, since: number) =>
  Math.round((around.clock() - since) * 1000) / 1000;

/** Budget in the instance's money; a percentage is of the price of everything. */
function budgetOf(text: string, instance: Instance): number {
  const percent = text.endsWith('%');
  const value = Number(percent ? text.slice(0, -1) : text);
  if (text.trim() === '' || !(value >= 0 && value < Infinity))
    throw new UsageError('--budget 应为不小于 0 的数或百分数');
  if (!percent) return instance.form === 'rates' ? Math.floor(value) : value;
  const whole =
    instance.form === 'rates'
      ? instance.media.reduce((sum, m) => sum + m.pricePerVehicleFen * m.maxVehicles, 0)
      : instance.passages.costs.reduce((sum, cost) => sum + cost, 0);
  return instance.form === 'rates' ? Math.floor((whole * value) / 100) : (whole * value) / 100;
}

function problemOf(instance: Extract<Instance, { form: 'rates' }>, budget: number, k: number): RateProblem {
  return { media: instance.media, budgetFen: budget, objective: { kind: 'reach', k } };
}

async function select(args: string[], around: Surroundings): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      budget: { type: 'string' },
      k: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  });
  if (positionals.length !== 1) throw new UsageError('应给出一个 INSTANCE');
  if (values.budget === undefined) throw new UsageError('缺少 --budget');
  const k = wholeOption(values.k, 'k', 1, 20);
  const seed = wholeOption(values.seed, 'seed', 0, 2 ** 31 - 1);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new UsageError('--seconds 应为正数');
  const file = resolve(around.folder, positionals[0]);
  const instance = await readInstance(file);
  const budget = budgetOf(values.budget, instance);
  const started = around.clock();
  const control = { seed, shouldStop: () => around.clock() - started > seconds * 1000 };
  const found =
    instance.form === 'rates'
      ? selectRates(instance.store, problemOf(instance, budget, k), {
          ...control,
          labelOf: (m) => instance.ids[m],
        })
      : selectPassages(instance.passages, { budget, k }, control);
  if ('status' in found && found.status !== 'planned') {
    around.error(found.status === 'infeasible' ? found.conflict.message : found.message);
    return 1;
  }
  const ms = milliseconds(around, started);
  const { certificate, optimal, pairs } = found;
  const media = certificate.plan.map(({ medium, vehicles }) => ({ id: instance.ids[medium], vehicles }));
  const written: CertificateFile = { request: { budget, k }, media, certificate };
  const out = values.out ? resolve(around.folder, values.out) : `${file}.certificate.json`;
  await writeFile(out, `${JSON.stringify(written)}\n`);
  const { cost, value, bound, gap } = certificate;
  around.out(
    JSON.stringify({ media, cost, budget, k, value, bound, gap, optimal, pairs, ms, certificate: out }),
  );
  return 0;
}

async function check(args: string[], around: Surroundings): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length !== 2) throw new UsageError('应给出 INSTANCE 和 CERTIFICATE');
  const [instancePath, certificatePath] = positionals.map((path) => resolve(around.folder, path));
  const instance = await readInstance(instancePath);
  const { request, certificate } = await readCertificate(certificatePath);
  const { budget, k } = request;
  const verdict =
    instance.form === 'rates'
      ? checkRateCertificate(instance.store, problemOf(instance, budget, k), certificate)
      : checkPassageCertificate(instance.passages, budget, k, certificate);
  around.out(JSON.stringify({ ...verdict, budget, k }));
  return verdict.valid ? 0 : 1;
}

/** Reads a certificate file as far as its outer shape goes; the checker judges the rest. */
async function readCertificate(path: string): Promise<CertificateFile> {
  const text = await readFile(path, 'utf8');
  let file: Partial<CertificateFile> | null;
  try {
    file = JSON.parse(text) as Partial<CertificateFile> | null;
  } catch {
    throw new InstanceError('证书不是合法的 JSON');
  }
  const { request, certificate } = file ?? {};
  const wellFormed =
    typeof request?.budget === 'number' &&
    Number.isInteger(request.k) &&
    request.k >= 1 &&
    Array.isArray(certificate?.plan) &&
    Array.isArray(certificate?.proof?.tangents) &&
    certificate.proof.tangents.every(
      (t) => Array.isArray(t?.media) && Array.isArray(t.units) && Array.isArray(t.multipliers),
    );
  if (!wellFormed) throw new InstanceError('证书残缺：缺少 request、plan 或 proof');
  return file as CertificateFile;
}
