import { resolve } from 'node:path';
import { mediaFaults, readCertificateFile, writeCertificateFile } from './certificate-file.ts';
import { choose, planOf, verify } from './choose.ts';
import { evaluateMedia } from './evaluate-media.ts';
import { contributions, frontierOf, inverse, robustnessOf } from './insight-commands.ts';
import {
  budgetOption,
  frequencyOption,
  milliseconds,
  readArguments,
  secondsOption,
  seedOption,
  UsageError,
  withinSeconds,
  type Surroundings,
} from './options.ts';
import { mediaOfList, namedPlan } from './plan-of.ts';
import { InstanceError, readInstance } from './read-instance.ts';

export const USAGE = `用法：
  npm run engine -- evaluate INSTANCE --media ID[:车辆数],… [--k 3]
  npm run engine -- select INSTANCE --budget N|N% [--k 1] [--seconds 5] [--seed 1] [--must ID,…] [--without ID,…] [--out FILE]
  npm run engine -- check INSTANCE CERTIFICATE
  npm run engine -- frontier INSTANCE --budgets N|N%,… [--k 1] [--seconds 5] [--seed 1]
  npm run engine -- inverse INSTANCE --reach N|N% [--budget 100%] [--k 1] [--seconds 5] [--steps 24] [--seed 1]
  npm run engine -- contributions INSTANCE --media ID[:车辆数],… [--k 1] [--orders 200] [--seed 1]
  npm run engine -- robustness INSTANCE --budget N|N% [--k 1] [--replicates 50] [--seconds 60] [--seed 1]
INSTANCE 为 JSON Lines（可为 .gz）。退出码：0 成功；1 结论为否（证书无效、条件无法满足、目标不可能达到）；2 用法或文件有误。`;

/** Seconds for the default work; more of them allow as much more. */
const USUAL_SECONDS = 5;
/** Seconds from which on it pays to count media jointly where other proofs leave a wide gap. */
const JOINT_SECONDS = 60;
/** More matrix entries than a machine visits in a second, so that the time ends the proof, and its search takes its share. */
const JOINT_ENTRIES = 4e9;

const commands: Readonly<Record<string, (args: string[], around: Surroundings) => Promise<number>>> = {
  evaluate,
  select,
  check,
  frontier: frontierOf,
  inverse,
  contributions,
  robustness: robustnessOf,
};

/** Runs one command and returns the exit code. */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const [command, ...rest] = args;
    if (command === undefined) throw new UsageError('缺少命令');
    if (!Object.hasOwn(commands, command)) throw new UsageError(`没有命令 ${command}`);
    return await commands[command](rest, around);
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

async function evaluate(args: string[], around: Surroundings): Promise<number> {
  const { files, options } = readArguments(args, ['INSTANCE'], { media: null, k: '3' });
  if (options.media === undefined) throw new UsageError('缺少 --media');
  const k = frequencyOption(options);
  const instance = await readInstance(resolve(around.folder, files[0]));
  const started = around.clock();
  const figures = evaluateMedia(instance, options.media, k);
  around.out(JSON.stringify({ ...figures, ms: milliseconds(around, started) }));
  return 0;
}

async function select(args: string[], around: Surroundings): Promise<number> {
  const defaults = { budget: null, k: '1', seconds: '5', seed: '1', out: null, must: '', without: '' };
  const { files, options } = readArguments(args, ['INSTANCE'], defaults);
  if (options.budget === undefined) throw new UsageError('缺少 --budget');
  const k = frequencyOption(options);
  const seed = seedOption(options);
  const seconds = secondsOption(options);
  const file = resolve(around.folder, files[0]);
  const instance = await readInstance(file);
  const budget = budgetOption(options.budget, 'budget', instance);
  const must = mediaOfList(instance, options.must ?? '');
  const excluded = mediaOfList(instance, options.without ?? '');
  const request = { budget, k, ...(must.length + excluded.length > 0 ? { must, excluded } : {}) };
  const started = around.clock();
  const shouldStop = withinSeconds(around, seconds);
  const jointLimit = seconds >= JOINT_SECONDS ? JOINT_ENTRIES * seconds : 0;
  const workFactor = Math.max(1, (jointLimit > 0 ? seconds / 2 : seconds) / USUAL_SECONDS);
  const found = choose(instance, request, { seed, shouldStop, workFactor, jointLimit });
  if (found.status === 'refused') {
    around.error(found.message);
    return 1;
  }
  const ms = milliseconds(around, started);
  const { certificate, optimal, pairs } = found;
  const media = namedPlan(instance, planOf(certificate));
  const out = options.out ? resolve(around.folder, options.out) : `${file}.certificate.json`;
  await writeCertificateFile(out, { request, media, certificate });
  const { cost, value, bound, gap } = certificate;
  around.out(
    JSON.stringify({ media, cost, budget, k, value, bound, gap, optimal, pairs, ms, certificate: out }),
  );
  return 0;
}

async function check(args: string[], around: Surroundings): Promise<number> {
  const { files } = readArguments(args, ['INSTANCE', 'CERTIFICATE'], {});
  const [instancePath, certificatePath] = files.map((path) => resolve(around.folder, path));
  const instance = await readInstance(instancePath);
  const file = await readCertificateFile(certificatePath);
  const { budget, k } = file.request;
  const started = around.clock();
  const verdict = verify(instance, file.request, file.certificate);
  const ms = milliseconds(around, started);
  // A file that cannot be read as a certificate has no plan to compare.
  const faults = Number.isNaN(verdict.cost) ? [] : mediaFaults(file, instance.ids);
  const valid = verdict.valid && faults.length === 0;
  const holds = verdict.holds && faults.length === 0;
  const reasons = [...faults, ...verdict.reasons];
  const { cost, value, bound } = verdict;
  around.out(JSON.stringify({ valid, holds, reasons, budget, k, cost, value, bound, ms }));
  return valid ? 0 : 1;
}
