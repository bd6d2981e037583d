import { Card } from '../../ui/page/card.tsx';
import type { Handbook } from './handbook-parts.ts';
import styles from './media-handbook.module.css';

const List = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** What a medium is good for, and what it is not. */
export function AboutTab({ handbook }: { readonly handbook: Handbook }) {
  return (
    <div className={styles.columns}>
      <Card title="优势">
        <List lines={handbook.strengths} />
      </Card>
      <Card title="限制">
        <List lines={handbook.limits} />
      </Card>
      <Card title="适用目标" footer={`媒体手册 V${handbook.version} · ${handbook.effectiveOn} 生效`}>
        <List lines={handbook.goals.map(({ name, reason }) => `${name}：${reason}。`)} />
      </Card>
    </div>
  );
}
