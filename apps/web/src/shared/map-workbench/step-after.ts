/** The step that follows while a time is played; null after the last one. Step 0 is the whole of the time. */
export const stepAfter = (step: number, steps: number): number | null => (step < steps ? step + 1 : null);
