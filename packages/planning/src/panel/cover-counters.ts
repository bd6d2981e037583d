import { buildPanel } from '@ooh/measurement/panel/build-panel';
import { panelEvaluator } from '@ooh/measurement/panel/kernel-evaluator';
import type { PanelEvaluator } from '@ooh/measurement/panel/panel-evaluator';
import type { PanelStore } from '@ooh/measurement/panel/panel-store';
import type { ContactIndex } from './contact-index.ts';
import type { CounterPair, CoverCounter } from './lazy-cover.ts';
import type { SurveyedIndex } from './sampled-greedy.ts';

/** Counters of a panel with a given evaluator, and of its small sample, for which a panel is built. */
export function countersOf({ index, glance }: SurveyedIndex, evaluator: PanelEvaluator): CounterPair {
  return {
    whole: counterOf(index, evaluator),
    glance: glance && counterOf(glance, panelEvaluator(panelOfIndex(glance))),
  };
}

function counterOf({ rowStart, mediaCount }: ContactIndex, evaluator: PanelEvaluator): CoverCounter {
  const alone = new Float64Array(mediaCount);
  evaluator.startCover(1);
  evaluator.gains(null, alone);
  return { evaluator, alone, sizes: Uint32Array.from(alone, (_, m) => rowStart[m + 1] - rowStart[m]) };
}

function panelOfIndex({ weights, rowStart, persons, mediaCount }: ContactIndex): PanelStore {
  return buildPanel({ weights }, { mediaCount, rowStart, persons });
}
