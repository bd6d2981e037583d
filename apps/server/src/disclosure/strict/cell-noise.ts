import type { Config } from '../../platform/config/config.ts';
import type { AskedCell } from './asked-cell.ts';
import type { LedgerCell } from './decide-answers.ts';
import { noisedCount } from './rounded-gaussian.ts';
import { rulerOf, type Ruler } from './shown-figures.ts';

/** The current panel of a city. */
export interface PanelSize {
  /** Names the release, and its city. */
  readonly release: string;
  readonly panelPersons: number;
  /** People represented by the panel. */
  readonly universe: number;
  /** People represented by the person who represents most. */
  readonly heaviest: number;
}

/** A place that is listed only where anybody is appears by noise alone once in 30,000 times at most. */
const openDeviations = 4;

const weightOf = ({ universe, panelPersons }: PanelSize): number => universe / panelPersons;

/** The noise of counts, and how far it goes in what is said of them; all in average panel persons. */
export function cellNoise(
  { minimumCell, privacyLimits: limits }: Pick<Config, 'minimumCell' | 'privacyLimits'>,
  key: string,
) {
  /** σ: what the heaviest person adds counts, in each of the counts of a family that hold one person. */
  const deviationOf = ({ question }: AskedCell, panel: PanelSize): number =>
    limits[question.level].noise * Math.sqrt(question.times) * (panel.heaviest / weightOf(panel));

  /** Two numbers of the same people are nearer than this in 19 of 20 cases, and so are those of a few more. */
  const nearOf = (deviation: number): number => minimumCell + 2 * Math.SQRT2 * deviation;

  return {
    noised(cell: AskedCell, people: number, panel: PanelSize): LedgerCell {
      const { level, family, element, place } = cell.question;
      const { release } = panel;
      const count = people / weightOf(panel);
      const deviation = deviationOf(cell, panel);
      // The number is part of the key: other people under the same question must not get the same noise.
      const meaning = JSON.stringify([release, family, element, Math.round(count)]);
      const noised = noisedCount(key, meaning, count, deviation);
      return { release, level, family, element, place, noised, near: nearOf(deviation) };
    },
    ruler(cell: AskedCell, panel: PanelSize): Ruler {
      const { panelPersons } = panel;
      const deviation = deviationOf(cell, panel);
      const least = minimumCell + (cell.question.isOpen ? openDeviations * deviation : 0);
      return rulerOf({ weight: weightOf(panel), panelPersons, deviation, near: nearOf(deviation), least });
    },
  };
}
