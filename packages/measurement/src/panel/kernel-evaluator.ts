/** The evaluator to use. */
import type { PanelEvaluator } from './panel-evaluator.ts';
import type { PanelStore } from './panel-store.ts';
import { PlainEvaluator } from './plain-evaluator.ts';

/** An evaluator over a store, the `index`-th of those its memory has room for. */
export const panelEvaluator = (store: PanelStore, _index = 0): PanelEvaluator => new PlainEvaluator(store);
