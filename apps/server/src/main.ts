import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Queries of the engine in process occupy threads of this pool; four would starve files and passwords.
process.env['UV_THREADPOOL_SIZE'] ??= '16';
// The program has some 2,400 modules: compiled code is cached for this process and its threads.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../../../node_modules/.cache/compiled', import.meta.url),
);
enableCompileCache();

const { start } = await import('./start.ts');
await start(process.argv.slice(2));
flushCompileCache();
