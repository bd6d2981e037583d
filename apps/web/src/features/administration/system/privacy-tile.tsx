import type { CallOutput } from '@ooh/contract/registry';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import styles from '../administration.module.css';

type Privacy = NonNullable<CallOutput<'v1/admin/system'>['privacy']>;

const limitText = (name: string, { noise, questions }: Privacy['limits']['city']): string =>
  `${name}：噪声 ${formatNumber(noise)} 个样本人，每个组织对每个样本版本可问 ${formatNumber(questions)} 个问题`;

const askedText = (name: string, asked: number, { questions }: Privacy['limits']['city']): string =>
  `${name}：已问 ${formatNumber(asked)} / ${formatNumber(questions)} 个`;

/** What strict privacy allows, and what every organisation has asked of every panel release. */
export function PrivacyTile({ privacy: { limits, used } }: { readonly privacy: Privacy }) {
  return (
    <Card title="隐私模式：strict">
      <ul className={styles.privacy}>
        <li>{limitText('城市与行政区', limits.city)}</li>
        <li>{limitText('更小的地点', limits.place)}</li>
        {used.map(({ name, release, city, place }) => (
          <li key={`${name} ${release}`}>
            <strong>{name}</strong>
            <div>{release}</div>
            <div className="numeric">{askedText('城市与行政区', city, limits.city)}</div>
            <div className="numeric">{askedText('更小的地点', place, limits.place)}</div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
