import { Card } from '../../ui/page/card.tsx';
import { AudienceCard } from './audience-card.tsx';
import type { Handbook, HandbookForm, RateCards } from './handbook-parts.ts';
import styles from './media-handbook.module.css';

const List = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export interface AboutTabProps {
  readonly handbook: Handbook;
  readonly form: HandbookForm;
  readonly cityCode: string | undefined;
  /** Cities that have the form, the one with most of it first. */
  readonly cards: RateCards | undefined;
}

/** What a medium is good for, what it is not, and whom it reaches in the city. */
export function AboutTab({ handbook, form, cityCode, cards }: AboutTabProps) {
  const rows = cards?.rows ?? [];
  const city = cityCode === undefined ? rows[0] : rows.find((row) => row.cityCode === cityCode);
  return (
    <>
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
      {(city !== undefined || cards === undefined) && (
        <AudienceCard
          mediumId={handbook.mediumId}
          formId={form.formId}
          formName={form.formName}
          unit={handbook.unit}
          city={city}
          isChosen={cityCode !== undefined}
          startDate={handbook.startDate}
        />
      )}
    </>
  );
}
