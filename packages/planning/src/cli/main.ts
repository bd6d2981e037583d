import { run } from './commands.ts';

// npm runs scripts from the repository's folder; paths are relative to the user's working directory.
process.exitCode = await run(process.argv.slice(2), {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
  clock: () => performance.now(),
  folder: process.env.INIT_CWD ?? process.cwd(),
});
