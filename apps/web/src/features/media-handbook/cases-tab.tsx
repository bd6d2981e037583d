import { useCall } from '../../api/use-call.ts';
import { WorkLinks } from '../../shared/creative-work/work-links.tsx';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useAllowed } from '../../session/use-session.ts';
import styles from './media-handbook.module.css';

const shownEach = 6;

export interface CasesTabProps {
  readonly mediumId: number;
  readonly formId: number;
}

function Works({ mediumId, formId }: CasesTabProps) {
  const form = `${mediumId}/${formId}`;
  const { data, error, refetch } = useCall('common-attachment/creativeAppPageQuery', {
    forms: [form],
    sort: 'popular',
    pageSize: shownEach,
  });
  if (error) return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <StateBlock kind="loading" minHeight={160} />;
  if (data.total === 0) return <p className={styles.quiet}>这个形式还没有创意可看。</p>;
  return (
    <>
      <WorkLinks works={data.rows} />
      <p>
        <HrefLink href={`/media/creative-app?form=${encodeURIComponent(form)}`}>
          全部 {data.total} 个创意
        </HrefLink>
      </p>
    </>
  );
}

function Cases({ mediumId }: { readonly mediumId: number }) {
  const { data, error, refetch } = useCall('mediaStrategy/getMediaStrategyList', {
    mediumIds: [mediumId],
    sort: 'newest',
    pageSize: shownEach,
  });
  if (error) return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <StateBlock kind="loading" minHeight={160} />;
  if (data.total === 0) return <p className={styles.quiet}>还没有用过这种媒体的案例。</p>;
  return (
    <ul className={styles.lines}>
      {data.rows.map(({ caseId, title, industry, goal, netFen }) => (
        <li key={caseId}>
          <HrefLink href={`/strategy/media/detail?${new URLSearchParams({ caseId }).toString()}`}>
            {title}
          </HrefLink>{' '}
          <small className={styles.quiet}>
            {industry} · {goal} · 净价 {formatFen(netFen, { unit: 'auto' })}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** What was done on a form: creative applications, and cases of its medium where the reader may see them. */
export function CasesTab(props: CasesTabProps) {
  const seesCases = useAllowed('smartMarketingData.pageIsEnabled');
  return (
    <>
      <Card title="创意应用">
        <Works {...props} />
      </Card>
      {seesCases && (
        <Card title="策略案例">
          <Cases mediumId={props.mediumId} />
        </Card>
      )}
    </>
  );
}
