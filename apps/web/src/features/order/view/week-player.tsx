import { TimePlayer } from '../../../shared/map-workbench/time-player.tsx';
import type { Heat } from './heat-map.tsx';
import { weeksOf } from './heat-weeks.ts';

interface WeekPlayerProps {
  readonly days: Heat['days'];
  readonly week: number | undefined;
  readonly onWeek: (week: number | undefined) => void;
}

const nameOf = (week: number): string => (week === 0 ? '整个投放期' : `第 ${week} 周`);

/** The time: the whole, or one week; played week by week. */
export function WeekPlayer({ days, week, onWeek }: WeekPlayerProps) {
  const weeks = weeksOf(days);
  const shown = week === undefined ? days : weeks[week - 1];
  return (
    <TimePlayer
      name="投放周"
      steps={weeks.length}
      step={week ?? 0}
      onStep={(step) => onWeek(step === 0 ? undefined : step)}
      textOf={nameOf}
      detail={shown ? `${shown.startDate} 至 ${shown.endDate}` : undefined}
    />
  );
}
