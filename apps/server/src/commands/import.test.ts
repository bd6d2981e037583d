import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busLineCsv, testLine } from '../testing/bus-line-files.ts';

let folder: string;
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooh-cli-'));
  await writeFile(join(folder, '线路.csv'), busLineCsv([...testLine('1路'), ...testLine('2路', 5, 22.56)]));
  await writeFile(join(folder, '新线路.csv'), busLineCsv(testLine('3路')));
  await writeFile(join(folder, '空.csv'), '');
});
afterAll(async () => {
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server!.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(script: string, args: string[]): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO_DATA: 'none',
    DEMO_PASSWORD: 'command-test-1',
    NODE_ENV: 'development',
  };
  return spawn(process.execPath, [new URL(script, import.meta.url).pathname, ...args], { env, cwd: folder });
}

async function command(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = start('./import.ts', args);
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

test('imports with its own stores', async () => {
  const dry = await command('bus-lines', '线路.csv', '--city', '440300', '--dry-run');
  expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('试运行完成，未写入任何数据') });
  const first = await command('bus-lines', '线路.csv', '--city', '440300', '--source', '测试');
  expect(first).toMatchObject({
    code: 0,
    said: expect.stringMatching(/读取 4 行，采用 4 行[\s\S]*线路 2[\s\S]*已导入并生效/),
  });
});

test('then through the service that uses the folder', async () => {
  server = start('../main.ts', []);
  let said = '';
  server.stdout!.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('已就绪');
  const again = await command('bus-lines', '线路.csv', '--city', '440300');
  expect(again).toMatchObject({
    code: 0,
    said: expect.stringMatching(/由正在运行的服务导入[\s\S]*与现行数据完全相同/),
  });
  const next = await command('bus-lines', '新线路.csv', '--city', '440300', '--crs', 'gcj02');
  expect(next).toMatchObject({ code: 0, said: expect.stringContaining('已导入并生效') });
  const wrongCity = await command('bus-lines', '新线路.csv', '--city', '310100');
  expect(wrongCity).toMatchObject({
    code: 1,
    said: expect.stringMatching(/第 1 行[\s\S]*上海市以外[\s\S]*导入被拒绝/),
  });
});

test('refuses with a reason and an exit code', async () => {
  expect(await command('bus-lines', '空.csv', '--city', '440300')).toMatchObject({
    code: 1,
    said: expect.stringContaining('文件为空'),
  });
  expect(await command('bus-lines', '没有.csv', '--city', '440300')).toMatchObject({
    code: 1,
    said: expect.stringContaining('文件不存在'),
  });
  expect(await command('bus-lines', '线路.csv')).toMatchObject({
    code: 2,
    said: expect.stringContaining('--city'),
  });
  expect(await command('cinema', '线路.csv', '--city', '440300')).toMatchObject({ code: 2 });
});
