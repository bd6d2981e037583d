// npm run kernels: compiles these sources to src/panel/kernels-wasm.gen.ts.
// With --print, writes the module to standard output as base64 instead.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const home = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'kernels-'));
const wasm = join(scratch, 'kernels.wasm');
// --noAssert: the evaluator checks the arguments. 201: pointers have 32 bits here and are used as numbers.
const options =
  '--runtime stub -O3 --noAssert --enable simd,threads --disableWarning 201 ' +
  '--importMemory --sharedMemory --initialMemory 1 --maximumMemory 65536';
const { error, stderr } = await asc.main(
  ['kernels/index.ts', '--baseDir', home, '--outFile', wasm, ...options.split(' ')],
  {
    readFile: (name, base) => readOrNull(join(base, name)),
    writeFile: (name, data) => writeFileSync(name, data),
  },
);

function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (error) {
  process.stderr.write(`${stderr.toString()}\n${error.message}\n`);
  process.exit(1);
}
const base64 = readFileSync(wasm).toString('base64');
rmSync(scratch, { recursive: true });
if (process.argv.includes('--print')) {
  process.stdout.write(base64);
} else {
  const lines = base64.match(/.{1,100}/g).map((line) => `  '${line}',`);
  writeFileSync(
    join(home, 'src/panel/kernels-wasm.gen.ts'),
    `/** Made by npm run kernels from packages/measurement/kernels; a test asserts that it is what they compile to. */\nexport const KERNELS_BASE64 = [\n${lines.join('\n')}\n].join('');\n`,
  );
}
