import { StateBlock } from '../../ui/state/state-block.tsx';

/** Stands for a market of which nothing is on record. */
export const NothingRecorded = () => (
  <StateBlock
    kind="empty"
    title="还没有竞品投放数据"
    description="竞品投放由管理员导入；演示数据随演示城市生成。"
    minHeight={360}
  />
);
