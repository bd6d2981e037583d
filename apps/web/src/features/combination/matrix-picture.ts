import type { CallOutput } from '@ooh/contract/registry';
import type { MatrixModel } from '../../chart/matrix-layout.ts';
import { formatFen, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';

type Scenes = CallOutput<'v1/combination/scene-index'>;
type Cell = Scenes['cells'][number];

function linesOf({ index, taConcentration, taCpmFen, freeUnits }: Cell, unit: string, hasAudience: boolean) {
  const concentration = taConcentration.suppressed ? '样本不足' : formatShare(taConcentration.value);
  return [
    formatNumber(index),
    ...(hasAudience ? [`浓度 ${concentration}`] : []),
    `CPM ${formatFen(taCpmFen)}`,
    `空位 ${formatNumber(freeUnits)} ${unit}`,
  ];
}

/** Scenes × media as a picture: the index and what it rests on. */
export function matrixPicture(scenes: Scenes, hasAudience: boolean): MatrixModel {
  const cellOf = new Map(scenes.cells.map((cell) => [`${cell.scene}-${cell.mediumId}`, cell]));
  const best = scenes.cells
    .filter(({ index }) => index !== null)
    .toSorted((a, b) => (b.index ?? 0) - (a.index ?? 0))
    .at(0);
  const medium = scenes.media.find(({ mediumId }) => mediumId === best?.mediumId);
  return {
    title: '场景 × 媒体适配指数',
    summary:
      best === undefined
        ? '没有可比的空位。'
        : `${best.scene}的${medium?.mediumName ?? ''}指数最高，${formatNumber(best.index)}。`,
    rowName: '场景',
    columns: scenes.media.map(({ mediumName }) => mediumName),
    rows: scenes.scenes.map((scene) => ({
      name: scene,
      cells: scenes.media.map(({ mediumId, unit }) => {
        const cell = cellOf.get(`${scene}-${mediumId}`);
        return cell === undefined || cell.index === null
          ? { lines: ['—'], depth: null }
          : { lines: linesOf(cell, unit, hasAudience), depth: cell.index / 100 };
      }),
    })),
    legend: ['指数 0', '100'],
  };
}
