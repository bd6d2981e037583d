const idleAfterMs = 120_000;

let lastInput = Date.now();
for (const kind of ['pointerdown', 'keydown', 'wheel'])
  globalThis.addEventListener?.(kind, () => (lastInput = Date.now()), { capture: true, passive: true });

/** Whether the user has done nothing for two minutes: what the page asks meanwhile keeps no session open. */
export const isUserIdle = (): boolean => Date.now() - lastInput > idleAfterMs;
