import { orderModeNames, type OrderMode } from '@ooh/contract/domain/order';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { newOrderHref } from '../order-addresses.ts';
import { OrderModePicture } from './order-mode-picture.tsx';
import styles from './select-order-mode.module.css';

interface Mode {
  readonly mode: OrderMode;
  readonly purpose: string;
  readonly needs: string;
  readonly gives: string;
  readonly takes: string;
  readonly suits: string;
}

const modes: readonly Mode[] = [
  {
    mode: 'base',
    purpose: '按城市分配预算，从可售媒体中逐城选定线路与点位。',
    needs: '品牌、城市、周期、预算、媒体形式',
    gives: '媒体清单、排期表、报价单',
    takes: '约 10 分钟',
    suits: '媒体形式已定，需要掌握每一行媒体',
  },
  {
    mode: 'reference',
    purpose: '从最相似的往期订单出发，整体或按城市采用其媒体组合。',
    needs: '品牌、城市、周期、预算',
    gives: '相似度与差异说明、可编辑的媒体清单',
    takes: '约 5 分钟',
    suits: '续投、同类品牌有成熟做法',
  },
  {
    mode: 'man-land',
    purpose: '先找目标人群在哪里，再匹配覆盖这些区域的媒体。',
    needs: '目标人群、城市、周期、预算',
    gives: '人 × 地矩阵、匹配媒体、缺口',
    takes: '约 15 分钟',
    suits: '人群明确、看重区域渗透',
  },
];

interface ModeCardProps {
  readonly mode: Mode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGoOn: () => void;
}

function ModeCard({ mode: entry, isChosen, onChoose, onGoOn }: ModeCardProps) {
  const { mode, purpose, needs, gives, takes, suits } = entry;
  return (
    <label className={styles.mode}>
      <OrderModePicture mode={mode} />
      <span className={styles.name}>
        <input
          type="radio"
          name="order-mode"
          checked={isChosen}
          aria-describedby={`order-mode-${mode}`}
          onChange={onChoose}
          onKeyDown={(event) => event.key === 'Enter' && onGoOn()}
        />
        {orderModeNames[mode]}
      </span>
      <span id={`order-mode-${mode}`} className={styles.text}>
        <span>{purpose}</span>
        <span>
          <b>需要</b> {needs}
        </span>
        <span>
          <b>得到</b> {gives}
        </span>
        <span>
          <b>用时</b> {takes}
        </span>
        <span>
          <b>适用</b> {suits}
        </span>
      </span>
    </label>
  );
}

/** Ways to order as radio buttons: arrows move, Space chooses, Enter goes on. */
export function SelectOrderMode() {
  const router = useRouter();
  const [chosen, setChosen] = useState<OrderMode>('base');
  const goOn = () => void router.navigate({ href: newOrderHref(chosen) });
  return (
    <>
      <PageHeader
        title="选择下单方式"
        subtitle="三种方式都从需求开始，到排期与确认结束；区别在于媒体从哪里来。"
      />
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">下单方式</legend>
        {modes.map((entry) => (
          <ModeCard
            key={entry.mode}
            mode={entry}
            isChosen={chosen === entry.mode}
            onChoose={() => setChosen(entry.mode)}
            onGoOn={goOn}
          />
        ))}
      </fieldset>
      <div className={styles.footer}>
        <Button type="primary" size="large" onClick={goOn}>
          下一步：填写需求
        </Button>
      </div>
    </>
  );
}
