// Installs the rivals that the benchmark measures against. They are no part of the product, so they live here and not
// in the workspace. Runs on the host's Node, like scripts/ensure.mjs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bench = dirname(fileURLToPath(import.meta.url));
const modules = join(dirname(bench), 'node_modules');
const stamp = join(bench, 'node_modules', '.ensure-stamp');

const outside = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
const binaries = join(modules, '.bin');
const runner = join(binaries, 'node');
const headers = join(modules, `node-${process.platform}-${process.arch}`);

function run(command, args, path, cwd) {
  console.error(`> ${command.split('/').at(-1)} ${args.join(' ')}`);
  const env = { ...process.env, PATH: path.join(delimiter), npm_config_nodedir: headers };
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26, env });
  return done.status === 0 ? null : `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`;
}

const wanted = createHash('sha256')
  .update(readFileSync(join(bench, 'package.json')))
  .update(readFileSync(join(bench, 'package-lock.json')))
  .update(spawnSync(runner, ['--version'], { encoding: 'utf8' }).stdout)
  .digest('hex');

if (!(existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)) {
  const install = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const failure = run('npm', install, outside, bench);
  if (failure !== null) {
    console.error(`\nCould not install the rivals of the benchmark:\n${failure}`);
    process.exit(1);
  }
  // Built by the Node that will load it. Without a compiler the bench takes the WASM build and says so in its table.
  const roaring = join(bench, 'node_modules', 'roaring');
  const build = ['node-pre-gyp.js', 'install', '--build-from-source'];
  const unbuilt = run(runner, build, [binaries, ...outside], roaring);
  if (unbuilt !== null)
    console.error(
      `Native roaring could not be built; its WASM build takes its place.\n${unbuilt.slice(-600)}`,
    );
  writeFileSync(stamp, wanted);
}
