import { Card } from '../../ui/page/card.tsx';
import styles from './discover-card.module.css';

const highTierCities = [
  { name: '一线', count: '4' },
  { name: '新一线', count: '15' },
  { name: '二线', count: '30' },
] as const;

const lowerTiers = [
  { name: '地级市', count: '288' },
  { name: '县', count: '1,866' },
  { name: '乡镇', count: '38,558' },
  { name: '村', count: '662,238' },
] as const;

interface PartProps {
  readonly share: string;
  readonly title: string;
  readonly tone: 'high' | 'lower';
  readonly units: readonly { readonly name: string; readonly count: string }[];
}

function Part({ share, title, tone, units }: PartProps) {
  return (
    <div className={styles.part} data-tone={tone}>
      <p className={styles.share}>
        <span className={styles.swatch} aria-hidden="true" />约 <strong>{share}</strong> 人口
      </p>
      <p className={styles.title}>{title}</p>
      <ul className={styles.units}>
        {units.map(({ name, count }) => (
          <li key={name}>
            {name} <strong className="numeric">{count}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the country's people live. The facts are fixed; the card asks for nothing and cannot fail. */
export function DiscoverCard() {
  return (
    <Card
      title="人口分布与城市层级"
      footer="人口比例为约数；城市层级为 49 个高线城市（一线、新一线、二线）。"
    >
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.high}>30%</span>
        <span className={styles.lower}>70%</span>
      </div>
      <div className={styles.parts}>
        <Part share="30%" title="49 个高线城市" tone="high" units={highTierCities} />
        <Part share="70%" title="下沉市场" tone="lower" units={lowerTiers} />
      </div>
    </Card>
  );
}
