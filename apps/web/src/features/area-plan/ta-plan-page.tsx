import { areaKindNames, areaKinds, type AreaKind } from '@ooh/contract/domain/plan-names';
import { Button, InputNumber, Segmented, Slider } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './area-plan.module.css';
import { AreaPlanShell, type AreaPageProps, type AreaWorkProps } from './area-plan-shell.tsx';
import { AreaWorkbench } from './area-workbench.tsx';
import { SpreadFields, type SpreadRules } from './spread-fields.tsx';
import { TaAreaTable } from './ta-areas.tsx';
import { TaMap, type TaDetail } from './ta-map.tsx';
import { rulesOf } from './use-fence-edits.ts';
import { VacancyCard } from './vacancy-card.tsx';
import { usePicks, useVacancyPositions } from './vacancy-positions.ts';

function TaWork({ plan, detail, work, frame, address, setAddress }: AreaWorkProps<TaDetail>) {
  const [percent, setPercent] = useState(Math.round(detail.taThreshold * 1000) / 10);
  const [areaKind, setAreaKind] = useState<AreaKind>(detail.areaKind);
  const stored = rulesOf(plan);
  const [spread, setSpread] = useState<SpreadRules>(stored);
  const { maxPerDistrict, minDistanceMeters } = spread;
  const threshold = percent / 100;
  const rich = detail.areas.filter((area) => (area.taConcentration.value ?? 0) >= threshold);
  const most = Math.ceil(Math.max(1, ...detail.areas.map((area) => (area.taConcentration.value ?? 0) * 100)));
  const isSpreadAnew =
    maxPerDistrict !== stored.maxPerDistrict || minDistanceMeters !== stored.minDistanceMeters;
  const isChanged = areaKind !== detail.areaKind || threshold !== detail.taThreshold || isSpreadAnew;
  const { located, locate, pick, pickPosition } = usePicks(address, setAddress);
  const save = () => {
    const areaRules = { ...stored, areaKind, maxPerDistrict, minDistanceMeters };
    void work.compute({ taThreshold: threshold, areaRules });
  };
  const city = detail.cities[0];
  const shown = useVacancyPositions(plan.row.planId, city?.cityCode, address);
  return (
    <AreaWorkbench
      kind="ta"
      frame={frame}
      plan={plan}
      cities={detail.cities}
      left={
        <Card title="浓度阈值">
          <div className={styles.fields}>
            <Segmented
              block
              aria-label="区域类型"
              value={areaKind}
              onChange={setAreaKind}
              options={areaKinds.map((value) => ({ value, label: areaKindNames[value] }))}
            />
            <Slider
              min={0}
              max={most}
              step={0.1}
              value={Math.min(percent, most)}
              onChange={setPercent}
              ariaLabelForHandle="TA浓度阈值"
              tooltip={{ formatter: (value) => `${value}%` }}
            />
            <InputNumber
              min={0}
              max={100}
              step={0.1}
              suffix="%"
              aria-label="TA浓度阈值（%）"
              value={percent}
              onChange={(value) => value !== null && setPercent(value)}
            />
            <p className={styles.note} aria-live="polite">
              达到阈值的区域 {rich.length} 个，共 {detail.areas.length} 个可描述的区域
            </p>
            <SpreadFields
              rules={spread}
              onChange={(part) => setSpread((before) => ({ ...before, ...part }))}
            />
            <Button disabled={!isChanged || work.jobId !== null} loading={work.isBusy} onClick={save}>
              按此条件重新匹配
            </Button>
          </div>
        </Card>
      }
      map={
        city && (
          <TaMap
            detail={detail}
            cityCode={city.cityCode}
            cityName={city.cityName}
            planName={`${plan.row.planNo} ${plan.row.name}`}
            threshold={threshold}
            chosen={address.area}
            shown={shown}
            position={address.position}
            located={located}
            onPick={pick}
            onPickPosition={pickPosition}
          />
        )
      }
      tabs={[
        {
          key: 'vacancies',
          label: '空位点位',
          children: (
            <VacancyCard
              planId={plan.row.planId}
              cities={detail.cities}
              address={address}
              setAddress={setAddress}
              areaName={detail.areas.find(({ areaId }) => areaId === address.area)?.name}
              onLocate={locate}
            />
          ),
        },
        {
          key: 'areas',
          label: `高浓度区域 ${rich.length}`,
          children: <TaAreaTable detail={detail} areas={rich} onPick={pick} />,
        },
      ]}
    />
  );
}

/** /marketing/smart-select/plan-ta: areas where the audience is dense, and the fixed media in them. */
export function TaPlanPage(props: AreaPageProps) {
  const { planId } = props.address;
  const detail = useCall(
    'ai-option-mode/getCrowdTagPlanDetail',
    { planId: planId ?? '' },
    { enabled: planId !== undefined, keepPrevious: true },
  );
  return (
    <AreaPlanShell {...props} kind="ta" title="TA 浓度方案" detail={detail}>
      {(work) =>
        work.detail.areas.length === 0 ? (
          <div className={styles.page}>
            <header>{work.frame.head}</header>
            {work.frame.notices}
            <StateBlock
              kind="empty"
              title="没有可描述的区域"
              description="目标人群在各区域的样本均不足，请放宽人群条件或改用更大的区域。"
              action={work.frame.compute}
            />
          </div>
        ) : (
          <TaWork key={`${work.detail.taThreshold}/${work.detail.areaKind}`} {...work} />
        )
      }
    </AreaPlanShell>
  );
}
