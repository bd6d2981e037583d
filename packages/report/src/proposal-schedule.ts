import { countText, ink, sourceLine, textBox } from './deck-pages.ts';
import type { DocumentLine, PlanDocument } from './plan-document.ts';
import { shortDay, weeksOf } from './proposal-opening.ts';
import type { SlideDraft, SlideElement } from './slide-draft.ts';

const dayMilliseconds = 86_400_000;
const area = { x: 230, y: 120, width: 690, height: 350 } as const;
/** Rows of a page; more are named below it. */
const mostRows = 14;

interface ScheduleRow {
  readonly name: string;
  readonly units: string;
  readonly flights: readonly (readonly [start: string, end: string])[];
}

/** Overlapping and adjoining flights joined. */
function joined(lines: readonly DocumentLine[]): (readonly [string, string])[] {
  const flights = lines
    .flatMap(({ flightSegments }) => flightSegments)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const found: [string, string][] = [];
  for (const { startDate, endDate } of flights) {
    const last = found.at(-1);
    if (last !== undefined && Date.parse(startDate) <= Date.parse(last[1]) + dayMilliseconds) {
      if (endDate > last[1]) last[1] = endDate;
    } else found.push([startDate, endDate]);
  }
  return found;
}

/** Cities and media; where there is one alone, its lines. */
function rowsOf(lines: readonly DocumentLine[]): ScheduleRow[] {
  const groups = Map.groupBy(lines, (line) => `${line.cityName} · ${line.medium}`);
  const rows = groups.size === 1 ? Map.groupBy(lines, (line) => line.lineName) : groups;
  return [...rows].map(([name, own]) => ({
    name,
    units: `${countText(own.reduce((sum, line) => sum + line.vehicles, 0))} ${own[0].unit}`,
    flights: joined(own),
  }));
}

/** First days of the weeks (from six months on, of every fourth) between two days. */
function ticksOf(start: string, end: string): string[] {
  const weeks = weeksOf(start, end);
  const step = weeks > 26 ? 4 : weeks > 13 ? 2 : 1;
  return Array.from({ length: Math.ceil(weeks / step) }, (_, i) =>
    new Date(Date.parse(start) + i * step * 7 * dayMilliseconds).toISOString().slice(0, 10),
  );
}

/** When each medium is posted in each city, as bars on a scale of weeks. */
export function scheduleSlide({ lines, brief }: PlanDocument): SlideDraft {
  const rows = rowsOf(lines);
  const starts = rows.flatMap(({ flights }) => flights.map(([start]) => start));
  const ends = rows.flatMap(({ flights }) => flights.map(([, end]) => end));
  const first = [brief.flightStart, ...starts].toSorted()[0];
  const last = [brief.flightEnd, ...ends].toSorted().reverse()[0];
  const span = Date.parse(last) + dayMilliseconds - Date.parse(first);
  const xOf = (time: number): number => area.x + ((time - Date.parse(first)) / span) * area.width;
  const shown = rows.slice(0, mostRows);
  const step = Math.min(38, area.height / shown.length);
  const ticks = ticksOf(first, last);
  const scale: SlideElement[] = ticks.flatMap((day): SlideElement[] => {
    const x = xOf(Date.parse(day));
    return [
      {
        kind: 'shape',
        name: '周线',
        x,
        y: area.y - 4,
        width: 0.6,
        height: step * shown.length + 4,
        form: { kind: 'rectangle' },
        fill: ink.line,
      },
      textBox({ x: x + 3, y: area.y - 24, width: 60, height: 18 }, [shortDay(day)], {
        size: 10,
        color: ink.quiet,
      }),
    ];
  });
  const bars = shown.flatMap(({ name, units, flights }, i): SlideElement[] => {
    const y = area.y + i * step;
    return [
      textBox(
        { x: 40, y, width: 186, height: step },
        [[{ text: name }, { text: `　${units}`, color: ink.quiet, size: 10 }]],
        { size: 11, anchor: 'middle' },
      ),
      ...flights.map(([start, end]): SlideElement => {
        const x = xOf(Date.parse(start));
        const width = Math.max(2, xOf(Date.parse(end) + dayMilliseconds) - x);
        const place = { x, y: y + step * 0.18, width, height: step * 0.64 };
        if (width < 90)
          return {
            kind: 'shape',
            name: `${name} 刊期`,
            ...place,
            form: { kind: 'rectangle', radius: 3 },
            fill: 'D6E8FF',
            line: { color: ink.forecast, width: 0.75 },
          };
        return textBox(place, [`${shortDay(start)} 至 ${shortDay(end)}`], {
          size: 9,
          fill: 'D6E8FF',
          color: '0A4EA6',
          anchor: 'middle',
        });
      }),
    ];
  });
  const left = rows.length - shown.length;
  return {
    title: `${shortDay(first)} 上刊，${shortDay(last)} 下刊，共 ${weeksOf(first, last)} 周`,
    elements: [...scale, ...bars, sourceLine(`逐条刊期见排期表${left > 0 ? `；另有 ${left} 行未列` : ''}`)],
  };
}
