import { useEffect, useState } from 'react';

/** The current time, updated every `everyMs` while `isOn`. */
export function useClock(everyMs: number, isOn: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isOn]);
  return now;
}
