import type { CallOutput } from '../../api/call-types.ts';
import { Tooltip } from 'antd';
import { useEffect, useRef, type CSSProperties } from 'react';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './scene.module.css';

type Scenes = CallOutput<'v1/combination/scene-index'>;
type Cell = Scenes['cells'][number];

export const cellKey = ({ scene, mediumId }: Pick<Cell, 'scene' | 'mediumId'>): string =>
  `${scene}-${mediumId}`;

/** A cell of fewer free units has no index. */
const leastFreeUnits = 5;

interface SceneMatrixProps {
  readonly scenes: Scenes;
  /** Without one everybody is meant, and no concentration is told. */
  readonly hasAudience: boolean;
  /** The scene that one comes from. */
  readonly marked: string | undefined;
  readonly ticked: readonly string[];
  readonly onTick: (key: string) => void;
}

function Parts({ cell }: { readonly cell: Cell }) {
  return (
    <table className={styles.parts}>
      <tbody>
        {cell.parts.map(({ name, points, most }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="numeric">
              {points} / {most}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">合计</th>
          <td className="numeric">{cell.index}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Scenes × media: the index, and what it rests on; a cell that can be bought is ticked. */
export function SceneMatrix({ scenes, hasAudience, marked, ticked, onTick }: SceneMatrixProps) {
  const cellOf = new Map(scenes.cells.map((cell) => [cellKey(cell), cell]));
  const markedHead = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (marked !== undefined) markedHead.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const buyable = new Set(scenes.lots.map(({ scene, lot }) => `${scene}-${lot.mediumId}`));
  return (
    <section className={styles.matrix} aria-label="场景与媒体的适配指数">
      <table>
        <thead>
          <tr>
            <th scope="col">场景</th>
            {scenes.media.map(({ mediumId, mediumName }) => (
              <th key={mediumId} scope="col">
                {mediumName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scenes.scenes.map((scene) => (
            <tr key={scene} aria-current={scene === marked || undefined}>
              <th scope="row" ref={scene === marked ? markedHead : undefined}>
                {scene}
              </th>
              {scenes.media.map(({ mediumId, mediumName, unit }) => {
                const key = `${scene}-${mediumId}`;
                const cell = cellOf.get(key);
                if (cell === undefined || cell.index === null)
                  return (
                    <td
                      key={key}
                      className={styles.none}
                      title={cell === undefined ? '没有点位' : `空位 ${cell.freeUnits} ${unit}`}
                    >
                      {cell === undefined || cell.freeUnits < leastFreeUnits ? '—' : '样本不足'}
                    </td>
                  );
                return (
                  <td
                    key={key}
                    style={{ '--strength': `${cell.index}%` } as CSSProperties}
                    data-ticked={ticked.includes(key)}
                  >
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`${scene} ${mediumName}`}
                        disabled={!buyable.has(key)}
                        checked={ticked.includes(key)}
                        onChange={() => onTick(key)}
                      />
                      <Tooltip title={<Parts cell={cell} />}>
                        <b className="numeric">{formatNumber(cell.index)}</b>
                      </Tooltip>
                    </label>
                    {hasAudience && (
                      <small>
                        浓度 <FigureValue figure={cell.taConcentration} format={asShare} />
                      </small>
                    )}
                    <small>CPM {formatFen(cell.taCpmFen)}</small>
                    <small>
                      空位 {formatNumber(cell.freeUnits)} {unit}
                    </small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
