import type { Sighting } from '@ooh/contract/domain/competitor-sighting';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { PinButton } from '../../../shared/strategy-draft/pin-button.tsx';
import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { SightingPicture } from './sighting-picture.tsx';
import styles from './monitor.module.css';

export interface SightingDetailProps {
  readonly sighting: Sighting;
  readonly own: string | undefined;
  readonly draftId: string | undefined;
  readonly href: string;
  readonly onStep: (step: -1 | 1) => void;
  readonly onClose: () => void;
}

/** The own brand's newest sighting of the same medium in the same city. */
function OwnBeside({ sighting, own }: { readonly sighting: Sighting; readonly own: string }) {
  const { data } = useCall('v1/competitor/sightings', {
    brandIds: [own],
    cityCodes: [sighting.cityCode],
    mediumIds: [sighting.mediumId],
    pageSize: 1,
  });
  const beside = data?.rows.at(0);
  if (data === undefined) return null;
  return (
    <figure className={styles.beside}>
      <figcaption>本品牌 · 同城同媒</figcaption>
      {beside === undefined ? (
        <p className={styles.quiet}>
          本品牌在{sighting.cityName}没有被监测到的{sighting.mediumName}。
        </p>
      ) : (
        <>
          <SightingPicture sighting={beside} />
          <small>
            {beside.placeName} · {beside.firstSeen} 至 {beside.lastSeen}
          </small>
        </>
      )}
    </figure>
  );
}

/** Arrows turn to the next picture and Escape closes it, unless something is being typed. */
function useArrowKeys(onStep: SightingDetailProps['onStep'], onClose: () => void): void {
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** One sighting in large, with its facts and the own brand beside it. */
export function SightingDetail(props: SightingDetailProps) {
  const { sighting, own, draftId, href, onStep, onClose } = props;
  useArrowKeys(onStep, onClose);
  const amount = formatFen(sighting.spendFen, { unit: 'auto' });
  return (
    <aside className={styles.detail} aria-label={`${sighting.brandName} ${sighting.placeName}`}>
      <div className={styles.detailHead}>
        <b>
          {sighting.brandName}
          {sighting.productName === null ? '' : ` · ${sighting.productName}`}
        </b>
        <span>
          <Button size="small" aria-label="上一张" onClick={() => onStep(-1)}>
            ←
          </Button>
          <Button size="small" aria-label="下一张" onClick={() => onStep(1)}>
            →
          </Button>
          <Button size="small" type="text" onClick={onClose}>
            关闭
          </Button>
        </span>
      </div>
      <SightingPicture sighting={sighting} />
      <FactList isSmall>
        <Fact name="位置">
          {sighting.cityName} · {sighting.placeName}
        </Fact>
        <Fact name="媒体">
          {sighting.mediumName} · {sighting.formName}
        </Fact>
        <Fact name="数量">
          {sighting.units}
          {sighting.unit}
        </Fact>
        <Fact name="首次 / 末次">
          {sighting.firstSeen} / {sighting.lastSeen}
        </Fact>
        <Fact name="连续">{sighting.weeksRunning} 周</Fact>
        <Fact name="花费">{amount}（刊例估算）</Fact>
      </FactList>
      {sighting.isSample && <small className={styles.quiet}>演示数据：画面由产品绘制，不是真实照片。</small>}
      <PinButton
        draftId={draftId}
        evidence={{
          screen: '/strategy/competition/monitor',
          title: `${sighting.brandName}在${sighting.placeName}`.slice(0, 60),
          sentence: `${sighting.brandName}在${sighting.cityName}${sighting.placeName}投放${sighting.mediumName} ${sighting.units}${sighting.unit}，连续 ${sighting.weeksRunning} 周，刊例估算 ${amount}。`,
          figures: [{ name: '花费', value: sighting.spendFen / 100, unit: '元', nature: '估算' }],
          basis: '监测点位；刊例价花费（估算），不含折扣',
          address: href,
          cityCodes: [sighting.cityCode],
          mediumIds: [sighting.mediumId],
        }}
      />
      {own !== undefined && own !== sighting.brandId && <OwnBeside sighting={sighting} own={own} />}
    </aside>
  );
}
