import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { Tag } from 'antd';
import { packCategoryNames } from '@ooh/contract/domain/crowd-pack-names';
import { usePackChoices } from './pack-choices.ts';
import styles from './chosen-pack.module.css';

export interface ChosenPackProps {
  readonly value: TargetAudience;
  readonly cityName: (cityCode: string) => string;
}

/** The pack that is the audience: its rule and its cities. */
export function ChosenPack({ value, cityName }: ChosenPackProps) {
  const { data } = usePackChoices();
  const pack = data?.find(({ packId }) => packId === value.packId);
  return (
    <section className={styles.pack} aria-label="所选人群包">
      <header>
        <h4>{pack?.name ?? value.packName ?? '人群包'}</h4>
        {pack && <Tag>{pack.category === null ? '系统人群' : packCategoryNames[pack.category]}</Tag>}
      </header>
      {data && !pack && <p role="alert">该人群包不存在、已过期或不在您的权限内，请另选。</p>}
      {pack && (
        <dl>
          <dt>条件</dt>
          <dd>{pack.summary}</dd>
          <dt>城市</dt>
          <dd>{pack.cityCodes === null ? '全部城市' : pack.cityCodes.map(cityName).join('、')}</dd>
        </dl>
      )}
      <p className={styles.note}>
        人群包整体作为目标人群；需要再筛选时，请在 TA 人群中用「组合」新建人群包。
      </p>
    </section>
  );
}
