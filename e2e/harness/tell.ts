/** Writes a measured figure or a remark into the run's output. */
export function tell(text: string): void {
  process.stdout.write(`  [walk] ${text}\n`);
}
