import type { CallOutput } from '@ooh/contract/registry';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { splitParts } from './budget-parts.ts';
import type { BudgetPart } from './split-amount.ts';
import styles from './split-menu.module.css';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

type Regions = CallOutput<'mediaOrder/getSelectionPlanRegion'>;

export interface SplitMenuProps {
  readonly orderId: string;
  readonly audience: TargetAudience;
  readonly totalFen: number;
  readonly parts: readonly BudgetPart[];
  readonly nameOf: (cityCode: string) => string;
  readonly spentOf: (cityCode: string) => number;
  readonly onParts: (parts: readonly BudgetPart[]) => void;
}

interface Split {
  readonly key: string;
  readonly name: string;
  readonly explanation: string;
  /** Null where the city has no such figure. */
  readonly weightOf: (cityCode: string) => number | null;
  /** Why nothing can be split so although every city has a figure. */
  readonly lack?: string | undefined;
}

const tierWeight = (tier: string | null | undefined): number => {
  if (tier === '一线') return 4;
  return tier === '新一线' ? 2 : 1;
};

const isLoadingText = '正在读取';

/** Ways to split a budget over cities: each says what it goes by, and why it cannot. */
export function SplitMenu(props: SplitMenuProps) {
  const { orderId, audience, totalFen, parts, nameOf, spentOf, onParts } = props;
  const [isOpen, setIsOpen] = useState(false);
  const cityCodes = parts.map(({ key }) => key);
  // What the ways go by is asked for when the menu opens.
  const asking = { enabled: isOpen, staleMs: 5 * 60_000 };
  const regions = useCall('mediaOrder/getSelectionPlanRegion', { orderId }, asking);
  const crowd = useCall('v1/crowd/estimate', { cityCodes, targetAudience: audience }, asking);
  const past = useCall('v1/orders/past-spend', { orderId }, asking);
  const regionOf = (code: string): Regions[number] | undefined =>
    regions.data?.find(({ cityCode }) => cityCode === code);
  const crowdOf = (code: string) => crowd.data?.cities.find(({ cityCode }) => cityCode === code);
  const splits: readonly Split[] = [
    { key: 'even', name: '均分', explanation: '各城市相同', weightOf: () => 1 },
    {
      key: 'tier',
      name: '按等级',
      explanation: '一线 4 : 新一线 2 : 其他 1',
      weightOf: (code) => tierWeight(regionOf(code)?.tier),
      lack: regions.data ? undefined : isLoadingText,
    },
    {
      key: 'people',
      name: '按人口',
      explanation: '人群样本所代表的人口',
      weightOf: (code) => crowdOf(code)?.basis.universePersons ?? null,
      lack: crowd.data ? undefined : isLoadingText,
    },
    {
      key: 'audience',
      name: '按 TA',
      explanation: '订单目标人群的人数',
      weightOf: (code) => crowdOf(code)?.persons.value ?? null,
      lack: crowd.data ? undefined : isLoadingText,
    },
    {
      key: 'past',
      name: '按历史',
      explanation: '同品牌其他订单的已购净价',
      weightOf: (code) => past.data?.find(({ cityCode }) => cityCode === code)?.netFen ?? 0,
      lack: past.data ? (past.data.length === 0 ? '没有同品牌的往期订单' : undefined) : isLoadingText,
    },
    {
      key: 'chosen',
      name: '按已选',
      explanation: '各城市已选媒体的含税合计',
      weightOf: spentOf,
      lack: parts.some(({ key }) => spentOf(key) > 0) ? undefined : '还没有选定媒体',
    },
  ];
  const lackOf = ({ weightOf, lack }: Split): string | undefined => {
    if (lack !== undefined) return lack;
    const missing = cityCodes.filter((code) => weightOf(code) === null).map(nameOf);
    return missing.length === 0 ? undefined : `${missing.join('、')}没有人群样本或样本不足`;
  };
  return (
    <DropMenu
      onOpenChange={setIsOpen}
      menu={{
        items: splits.map((split) => ({
          key: split.key,
          disabled: lackOf(split) !== undefined,
          label: (
            <span className={styles.way}>
              {split.name}
              <small>{lackOf(split) ?? split.explanation}</small>
            </span>
          ),
          onClick: () => onParts(splitParts(parts, totalFen, (code) => split.weightOf(code) ?? 0)),
        })),
      }}
    >
      <Button size="small" aria-haspopup="menu">
        分配方式 <DownOutlined aria-hidden="true" />
      </Button>
    </DropMenu>
  );
}
