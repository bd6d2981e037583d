/** Writes a measured figure or a note to the output of the run. */
export function tell(text: string): void {
  process.stdout.write(`  [test] ${text}\n`);
}
