import type { EffectComparison, EffectScope } from '@ooh/contract/domain/effect';
import { useMemo } from 'react';
import tableStyles from '../../../ui/table/plain-table.module.css';
import { FigureRows } from './figure-rows.tsx';
import styles from './figure-table.module.css';
import { MeasuredCells, MeasuredHeads } from './measured-cells.tsx';
import { prepareFigures } from './prepare-figures.ts';

const sources = {
  planned: ['模型：按计划预估', '预估'],
  actual: ['按上刊记录测算', '模型按上下刊登记计算，不是实地测量'],
} as const;

interface SourceFiguresProps {
  readonly comparison: EffectComparison;
  readonly stage: EffectScope['stage'];
  readonly of: keyof typeof sources;
}

/** The figures of one source alone, each with its interval. */
export function SourceFigures({ comparison, stage, of }: SourceFiguresProps) {
  const rows = useMemo(() => prepareFigures(comparison, stage), [comparison, stage]);
  const [name, nature] = sources[of];
  return (
    <div className={styles.scroll}>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">指标</th>
            <MeasuredHeads name={name} />
            <th scope="col">性质</th>
          </tr>
        </thead>
        <FigureRows rows={rows}>
          {(row) => (
            <>
              <MeasuredCells figure={row[of]} format={row.format} range={row.ranges[of]} />
              <td>{nature}</td>
            </>
          )}
        </FigureRows>
      </table>
    </div>
  );
}
