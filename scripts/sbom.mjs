// npm run sbom [-- FILE [--all]]: writes a software bill of materials, CycloneDX 1.5, of what the lock file names.
//   FILE    default sbom.cdx.json
//   --all   development tools too
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);
const [file = 'sbom.cdx.json'] = args.filter((name) => !name.startsWith('--'));

// npm runs on the host's Node.
const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
const kept = args.includes('--all') ? [] : ['--omit=dev'];
const run = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...kept], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  env: { ...process.env, PATH: path.join(delimiter) },
});
if (run.status !== 0) {
  console.error(`未能生成物料清单 (could not make the bill of materials):\n${run.stderr}${run.error ?? ''}`);
  process.exit(1);
}
const bill = JSON.parse(run.stdout);
// npm names the product by its folder.
bill.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
writeFileSync(join(root, file), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} components, CycloneDX ${bill.specVersion}`);
