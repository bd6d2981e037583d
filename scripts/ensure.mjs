// Prepares the checkout with only the host's Node (20 or newer): dependencies, then the requested parts.
//   --no-web   the pages are not built: for commands
//   --tools    development tools too: for checks, tests and benchmarks
//   --browser  installs a Chromium for the browser tests
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const wants = new Set(process.argv.slice(2));

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(folder) {
  const skipped = new Set(['node_modules', 'dist', 'coverage']);
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    })
    .sort();
}

function isStamped(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

// npm must run on the host's Node, not on the one that it replaces.
function hostEnvironment() {
  const kept = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  return { ...process.env, PATH: kept.join(delimiter) };
}

/** Runs npm quietly; returns its output if it failed, otherwise null. */
function npmFailure(...args) {
  console.error(`> npm ${args.join(' ')}`);
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, env: hostEnvironment() };
  const run = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], options);
  return run.status === 0 ? null : `${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}`;
}

function manifests() {
  const members = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return ['package.json', 'package-lock.json', ...members].filter((file) => existsSync(join(root, file)));
}

// `npm ci` refuses a lock that lacks the optional packages of other platforms; `npm install` takes it as it is,
// and with --no-save leaves it as it is. Starting needs no development tools; installed ones are kept.
function ensureDependencies(wantsTools) {
  const stamp = join(root, 'node_modules', '.ensure-stamp');
  const held = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const extent = wantsTools || held.endsWith(' all') ? 'all' : 'run';
  const isCurrent = (wanted) => held === `${hashOf(manifests())} ${wanted}`;
  if (isCurrent('all') || isCurrent(extent)) return;
  const omitted = extent === 'run' ? ['--omit=dev'] : [];
  let failure = null;
  for (let attempt = 0; attempt < 2; attempt++) {
    failure = npmFailure('install', '--no-save', ...omitted);
    if (failure === null) break;
  }
  if (failure !== null) {
    fail(`依赖安装失败，请检查网络与 npm 源后重试 (could not install the dependencies):\n${failure}`);
  }
  writeFileSync(stamp, `${hashOf(manifests())} ${extent}`);
}

function findOnPath(...names) {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found !== '') return found;
  }
  return undefined;
}

/** Installs a browser and the fonts of the pages; silent where the tests can do without. */
function aptInstall(browser, isOptional = false) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', isOptional ? 'ignore' : 'inherit'];
  const limits = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  const apt = (...args) => spawnSync('apt-get', [...limits, ...args], { stdio, env }).status === 0;
  console.error(`> apt-get install ${browser} fonts-noto-cjk`);
  const install = () => apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk');
  return install() || (apt('update') && install());
}

/** Chromium without windows, which costs a fifth less time for a page. */
const browserShell = 'chromium-headless-shell';

function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) fail(`CHROMIUM_PATH 指向的文件不存在 (no such file): ${given}`);
    return;
  }
  if (findOnPath(browserShell) !== undefined) return;
  const hasBrowser = findOnPath('chromium', 'chromium-browser', 'google-chrome') !== undefined;
  const hint = '请安装 Chromium，或用 CHROMIUM_PATH 指明其位置 (install Chromium or set CHROMIUM_PATH)';
  const mayInstall = process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;
  if (!mayInstall && !hasBrowser) fail(`浏览器测试需要 Chromium。${hint}`);
  if (!mayInstall) return;
  if (aptInstall(browserShell, hasBrowser) || hasBrowser || aptInstall('chromium')) return;
  fail(`Chromium 安装失败。${hint}`);
}

function ensureWeb() {
  const web = join(root, 'apps', 'web');
  if (!existsSync(join(web, 'index.html'))) return;
  const dist = join(web, 'dist');
  const stamp = join(dist, '.ensure-stamp');
  const sources = ['apps/web', 'packages/contract', 'packages/geo'].flatMap(filesUnder);
  const hash = hashOf([...sources, 'package-lock.json']);
  if (isStamped(stamp, hash) && existsSync(join(dist, 'index.html'))) return;
  console.error('> vite build');
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(join(binaries, 'node'), [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
    // Always the production build, even when a test runner starts it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) fail('页面构建失败 (the web build failed)');
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, hash);
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`需要 Node 20 或更高版本，当前为 ${process.version} (Node 20 or newer is required)`);
ensureDependencies(wants.has('--tools'));
if (wants.has('--browser')) ensureBrowser();
if (!wants.has('--no-web')) ensureWeb();
