import type { ManLandUnit } from '@ooh/contract/domain/man-land';
import type { CallOutput } from '@ooh/contract/registry';
import { Pagination } from 'antd';
import type { CSSProperties } from 'react';
import { figureText } from '../../../shared/figure/figure-text.ts';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import styles from './man-land.module.css';
import { AreaHead, type Area } from './area-head.tsx';

export type Matrix = CallOutput<'v1/orders/man-land/matrix'>;

type Cell = Area['cells'][number];

export interface MatchMatrixProps {
  readonly matrix: Matrix;
  readonly unit: ManLandUnit;
  readonly segmentId: string;
  readonly areaId: string | undefined;
  /** Opens the media of an area. */
  readonly onArea: (areaId: string) => void;
  /** Ranks the areas by a group. */
  readonly onSegment: (segmentId: string) => void;
  readonly onPage: (page: number) => void;
}

/** How strongly a cell is filled: by its TGI, from 60 to 200. */
function strengthOf({ tgi }: Cell): number {
  return tgi.value === null ? 0 : Math.round(Math.min(1, Math.max(0, (tgi.value - 60) / 140)) * 45);
}

/** What a cell says beside what it shows. */
const restOf = (segmentName: string, area: Area, { tgi, isMatched }: Cell) =>
  `：${segmentName}，${area.name}，TGI ${formatNumber(tgi.value)}${isMatched ? '' : '，未匹配'}`;

function MatrixCell(props: {
  readonly area: Area;
  readonly cell: Cell;
  readonly segmentName: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const { area, cell, segmentName, isOpen, onOpen } = props;
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      style={{ '--strength': `${strengthOf(cell)}%` } as CSSProperties}
      onClick={onOpen}
    >
      <b className="numeric">{figureText(cell.taConcentration, asShare)}</b>
      <small className="numeric">{cell.isMatched ? `匹配 ${formatNumber(area.freeUnits)}` : missing}</small>
      <span className="visually-hidden">{restOf(segmentName, area, cell)}</span>
    </button>
  );
}

/** 人×地: groups of people in rows, areas in columns; a cell opens the media of its area, a row ranks the areas. */
export function MatchMatrix({
  matrix,
  unit,
  segmentId,
  areaId,
  onArea,
  onSegment,
  onPage,
}: MatchMatrixProps) {
  const { rows, segments, total, pageNo, pageSize } = matrix;
  return (
    <>
      {/* A table that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.matrixBox} tabIndex={0} aria-label="人×地矩阵">
        <table className={styles.matrix}>
          <caption className="visually-hidden">
            {`人×地矩阵：行为人群，列为${unit === 'aoi' ? 'AOI' : '商圈'}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">人群 / 区域</th>
              {rows.map((area) => (
                <AreaHead key={area.areaId} area={area} isOpen={area.areaId === areaId} />
              ))}
            </tr>
          </thead>
          <tbody>
            {segments.map((segment, row) => (
              <tr key={segment.segmentId} data-ranked={segment.segmentId === segmentId || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={segment.segmentId === segmentId}
                    title="按此人群排序"
                    onClick={() => onSegment(segment.segmentId)}
                  >
                    {segment.name}
                    {segment.segmentId === segmentId && <small>按此人群排序</small>}
                    <small>全城占比 {figureText(segment.share, asShare)}</small>
                  </button>
                </th>
                {rows.map((area) => (
                  <td key={area.areaId}>
                    <MatrixCell
                      area={area}
                      cell={area.cells[row]}
                      segmentName={segment.name}
                      isOpen={area.areaId === areaId}
                      onOpen={() => onArea(area.areaId)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > pageSize && (
        <Pagination
          className={styles.pages}
          size="small"
          current={pageNo}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          showTotal={(all, [from, to]) => `第 ${from}–${to} 个，共 ${all} 个区域`}
          onChange={onPage}
        />
      )}
    </>
  );
}
