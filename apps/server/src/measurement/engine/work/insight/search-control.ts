import type { Certificate } from '@ooh/planning/certificate';
import type { RateControl } from '@ooh/planning/select-rates';
import type { CityModel } from '../../city-model.ts';
import type { SelectionInput } from '../select-lines.ts';

/** What a long question is told and asks while it works. */
export interface InsightControl {
  isCancelled(): boolean;
  onProgress(phase: string, fraction: number): void;
}

/** Controls of searches of which each may take the selection's seconds, or none once it is cancelled. */
export function searchControls(
  model: CityModel,
  selection: SelectionInput,
  control: InsightControl,
): () => RateControl {
  const names = new Map(selection.terms.map((line) => [line.lineId, line.lineName]));
  return () => {
    const deadline = performance.now() + selection.seconds * 1000;
    return {
      seed: selection.seed,
      shouldStop: () => control.isCancelled() || performance.now() > deadline,
      labelOf: (medium) => names.get(model.lineIds[medium]) ?? model.lineIds[medium],
    };
  };
}

/** Lines of a plan, the most vehicles first. */
export function linesOf(model: CityModel, plan: Certificate['plan']): { lineId: string; vehicles: number }[] {
  return plan
    .map(({ medium, vehicles }) => ({ lineId: model.lineIds[medium], vehicles }))
    .sort((a, b) => b.vehicles - a.vehicles || (a.lineId < b.lineId ? -1 : 1));
}
