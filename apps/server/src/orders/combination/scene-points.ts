import { leastSceneUnits, sceneWeights } from '@ooh/contract/domain/combination-names';
import { percentiles } from '@ooh/contract/domain/percentiles';

/** What the index of a scene and medium is computed from. */
export interface SceneFacts {
  readonly units: number;
  readonly freeUnits: number;
  /** Null where they are withheld or nothing is known. */
  readonly taContactsPerDay: number | null;
  readonly tgi: number | null;
  readonly taCpmFen: number | null;
}

interface ScenePart {
  readonly name: string;
  readonly most: number;
  readonly points: number;
}

const isRated = ({ freeUnits, taContactsPerDay, tgi, taCpmFen }: SceneFacts): boolean =>
  freeUnits >= leastSceneUnits && taContactsPerDay !== null && tgi !== null && taCpmFen !== null;

/**
 * The index of every cell with its parts: TA浓度 40 · min(TGI ÷ 200, 1), 覆盖 30 · percentile of the TA contacts a day,
 * 成本 20 · (1 − percentile of the TA-CPM), 空位 10 · free share. Percentiles are among the rated cells. Null where a cell
 * has fewer than five free units or its figures are withheld.
 */
export function scenePoints(cells: readonly SceneFacts[]): ({ index: number; parts: ScenePart[] } | null)[] {
  const rated = cells.filter(isRated);
  const contacts = percentiles(rated.map((cell) => cell.taContactsPerDay ?? 0));
  const costs = percentiles(rated.map((cell) => cell.taCpmFen ?? 0));
  return cells.map((cell) => {
    const at = rated.indexOf(cell);
    if (at < 0) return null;
    const { concentration, coverage, cost, vacancy } = sceneWeights;
    const part = (name: string, most: number, share: number): ScenePart => ({
      name,
      most,
      points: Math.round(most * share * 10) / 10,
    });
    const parts = [
      part('TA浓度', concentration, Math.min((cell.tgi ?? 0) / 200, 1)),
      part('覆盖', coverage, contacts[at]),
      part('成本', cost, 1 - costs[at]),
      part('空位', vacancy, cell.freeUnits / Math.max(1, cell.units)),
    ];
    const index = Math.round(parts.reduce((sum, one) => sum + one.points, 0) * 10) / 10;
    return { index, parts };
  });
}
