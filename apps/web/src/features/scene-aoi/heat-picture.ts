import { percentText } from '@ooh/contract/core/percent-text';
import type { CallOutput } from '@ooh/contract/registry';
import type { MatrixModel } from '../../chart/matrix-layout.ts';
import { formatShare } from '../../ui/figure/format-figure.ts';

type Scene = CallOutput<'v1/scenes/hours'>['scenes'][number];

/** The percentage of a cell, without its sign: tenths below ten percent, `<0.1` for few. */
export const heatText = (share: number): string => percentText(share, share < 0.1 ? 1 : 0).slice(0, -1);

/** Scene × hour as a picture: deeper is more, withheld is hatched. */
export function heatPicture(scenes: readonly Scene[]): MatrixModel {
  const cells = scenes.flatMap(({ scene, hours }) =>
    hours.map(({ hour, taShare }) => ({ scene, hour, share: taShare.value })),
  );
  const most = Math.max(0, ...cells.map(({ share }) => share ?? 0));
  const top = cells.find(({ share }) => share !== null && share === most);
  return {
    title: '场景 × 时段：在场 TA 占全部 TA 的比例（%）',
    summary:
      top === undefined
        ? '样本不足，没有可画的数字。'
        : `${top.scene} ${top.hour}–${top.hour + 1} 时最高（${formatShare(most)}）。`,
    rowName: '场景',
    columns: scenes[0]?.hours.map(({ hour }) => String(hour)) ?? [],
    rows: scenes.map(({ scene, hours }) => ({
      name: scene,
      cells: hours.map(({ taShare: { value } }) =>
        value === null
          ? { lines: [], depth: null, isWithheld: true }
          : { lines: [heatText(value)], depth: most === 0 ? 0 : value / most },
      ),
    })),
    legend: ['0%', formatShare(most)],
  };
}
