import type { CallOutput } from '@ooh/contract/registry';
import { Pagination } from 'antd';
import { NoMatch } from '../../../ui/state/no-match.tsx';
import type { SetCondition } from '../../../ui/state/set-condition.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { SightingWall } from './sighting-wall.tsx';
import styles from './monitor.module.css';

export interface WallViewProps {
  readonly data: CallOutput<'v1/competitor/sightings'>;
  readonly openId: string | undefined;
  /** The filters that are set. */
  readonly conditions: readonly SetCondition[];
  readonly onOpen: (sightingId: string) => void;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** The wall of pictures, page by page, with what has no recorded place said. */
export function WallView({ data, openId, conditions, onOpen, onPage, onClear }: WallViewProps) {
  const title = '所选范围近 6 个月没有监测点位';
  if (data.total === 0)
    return conditions.length > 0 ? (
      <NoMatch title={title} conditions={conditions} onClear={onClear} minHeight={420} />
    ) : (
      <StateBlock kind="empty" title={title} minHeight={420} />
    );
  return (
    <>
      <SightingWall rows={data.rows} openId={openId} onOpen={onOpen} />
      <Pagination
        current={data.pageNo}
        pageSize={data.pageSize}
        total={data.total}
        showSizeChanger={false}
        showTotal={(total) => `共 ${total.toLocaleString('zh-CN')} 个监测点位`}
        onChange={onPage}
      />
      {data.unplacedPlacements > 0 && (
        <p className={styles.quiet}>
          另有 {data.unplacedPlacements.toLocaleString('zh-CN')} 条投放没有点位记录，只在表中列出。
        </p>
      )}
    </>
  );
}
