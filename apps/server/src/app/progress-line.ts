import type { SeedProgress } from '../demo/seed-demo.ts';

const cells = 24;

/** A progress bar on a terminal, otherwise one line per phase. */
export function progressLine(out: NodeJS.WriteStream): SeedProgress {
  let lastPhase = '';
  return (share, phase) => {
    const percent = Math.round(share * 100);
    if (out.isTTY) {
      const full = Math.round(share * cells);
      const bar = '█'.repeat(full) + '░'.repeat(cells - full);
      out.write(`\r\u001B[K  ${bar} ${percent}% ${phase}${share >= 1 ? '\n' : ''}`);
    } else if (phase !== lastPhase) {
      out.write(`  ${percent}% ${phase}\n`);
    }
    lastPhase = phase;
  };
}
