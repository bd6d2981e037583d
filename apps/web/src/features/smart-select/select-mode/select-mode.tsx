import { planKindNames } from '@ooh/contract/domain/plan';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { newAreaPlanHref, newPlanHref } from '../plan-addresses.ts';
import { ModePicture, type ModeKind } from './mode-picture.tsx';
import styles from './select-mode.module.css';

interface Mode {
  readonly kind: ModeKind;
  readonly purpose: string;
  readonly needs: string;
  readonly gives: string;
}

interface ModeCardProps {
  readonly mode: Mode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGoOn: () => void;
}

const modes: readonly Mode[] = [
  {
    kind: 'bus',
    purpose: '按目标人群与预算，从城市全部公交线路中选出线路与车辆数。',
    needs: '品牌、城市、周期、预算、目标人群',
    gives: '线路清单、到达率与频次分布、费用、最优性凭证',
  },
  {
    kind: 'geo',
    purpose: '圈定门店或商圈范围，匹配围栏内有空位的固定媒体与途经线路。',
    needs: '围栏或门店清单',
    gives: '围栏内人群、点位与空位、半径敏感度、费用',
  },
  {
    kind: 'ta',
    purpose: '找出目标人群浓度高的区域，再匹配覆盖这些区域的媒体。',
    needs: '目标人群、浓度阈值',
    gives: '高浓度区域、点位与空位、触达预估、费用',
  },
];

function ModeCard({ mode, isChosen, onChoose, onGoOn }: ModeCardProps) {
  const { kind, purpose, needs, gives } = mode;
  return (
    <label className={styles.mode}>
      <ModePicture kind={kind} />
      <span className={styles.name}>
        <input
          type="radio"
          name="smart-select-mode"
          checked={isChosen}
          aria-describedby={`mode-${kind}`}
          onChange={onChoose}
          onKeyDown={(event) => event.key === 'Enter' && onGoOn()}
        />
        {planKindNames[kind]}
      </span>
      <span id={`mode-${kind}`} className={styles.text}>
        <span>{purpose}</span>
        <span>
          <b>需要</b> {needs}
        </span>
        <span>
          <b>得到</b> {gives}
        </span>
      </span>
    </label>
  );
}

/** Three ways of choosing as radio buttons: arrows move, Space chooses, Enter goes on. */
export function SelectMode() {
  const router = useRouter();
  const [chosen, setChosen] = useState<ModeKind>('bus');
  const goOn = () => void router.navigate({ href: chosen === 'bus' ? newPlanHref : newAreaPlanHref(chosen) });
  return (
    <>
      <PageHeader
        title="选择智选方式"
        subtitle="三种方式回答三个问题：选哪些线路、这些地方有谁经过、目标人群在哪里。"
      />
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">智选方式</legend>
        {modes.map((mode) => (
          <ModeCard
            key={mode.kind}
            mode={mode}
            isChosen={chosen === mode.kind}
            onChoose={() => setChosen(mode.kind)}
            onGoOn={goOn}
          />
        ))}
      </fieldset>
      <div className={styles.footer}>
        <Button type="primary" size="large" onClick={goOn}>
          下一步：填写投放目标
        </Button>
      </div>
    </>
  );
}
