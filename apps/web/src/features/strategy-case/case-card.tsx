import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { formatShare } from '../../ui/figure/format-figure.ts';
import { caseHref } from './case-address.ts';
import { CaseEffect } from './case-effect.tsx';
import { CasePicture } from './case-picture.tsx';
import styles from './strategy-case.module.css';

export interface CaseCardProps {
  readonly row: StrategyCase;
  readonly draft: string | undefined;
}

/** A case with its picture, where, when and for how much, what came of it, and how near it is to the draft. */
export function CaseCard({ row, draft }: CaseCardProps) {
  const [main] = row.media;
  const cities = row.cities.map(({ cityName }) => cityName.replace(/市$/, '')).join('、');
  return (
    <li className={styles.card}>
      <HrefLink href={caseHref(row.caseId, draft)} aria-label={row.title}>
        <CasePicture
          brandName={row.brandName}
          goal={row.goal}
          mediumId={main.mediumId}
          mediumName={main.mediumName}
        />
        <b>{row.title}</b>
      </HrefLink>
      <span className={styles.quiet}>
        {row.industry} · {row.goal} · {cities}
      </span>
      <span>
        {row.startDate} 至 {row.endDate} · 净价 <MoneyFen fen={row.netFen} unit="auto" />
      </span>
      <span className={styles.quiet}>
        {row.media
          .slice(0, 3)
          .map(({ mediumName, share }) => `${mediumName} ${formatShare(share, 0)}`)
          .join('、')}
      </span>
      {row.effect ? (
        <CaseEffect effect={row.effect} />
      ) : (
        <small className={styles.quiet}>
          {row.hasEffect ? '效果数据不足或不在权限内' : '没有评估过的订单'}
        </small>
      )}
      {row.similarity !== null && (
        <small
          title={row.parts.map(({ name, points, most }) => `${name} ${points.toFixed(0)}/${most}`).join('，')}
        >
          与草稿相似度 <b>{row.similarity.toFixed(0)}</b>
        </small>
      )}
    </li>
  );
}
