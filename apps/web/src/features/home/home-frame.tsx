import { useState, type ReactNode } from 'react';
import { useDisplayName, useSession } from '../../session/use-session.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { DemoMaking } from './demo-making.tsx';
import { DiscoverCard } from './discover-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { greetingAt } from './greeting.ts';
import styles from './home-page.module.css';
import { QuickActions } from './quick-actions.tsx';

export interface HomeFrameProps {
  /** What the page is about; a greeting without it. */
  readonly title?: ReactNode;
  /** What waits for the user today, in words. */
  readonly today?: string | undefined;
  readonly actions?: ReactNode;
  /** Above both columns. */
  readonly lead?: ReactNode;
  /** The wide column, and the narrow one beside it. */
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** Title and ways into the work, the cards of a role, and where the country's people live. */
export function HomeFrame({
  title,
  today,
  actions = <QuickActions />,
  lead,
  children,
  aside,
}: HomeFrameProps) {
  const displayName = useDisplayName();
  const place = useSession(({ organisationName, roleName }) =>
    [organisationName, roleName].filter(Boolean).join(' · '),
  );
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  return (
    <div className={styles.page}>
      <PageHeader
        title={title ?? `${greeting}，${displayName}`}
        subtitle={[place, today].filter(Boolean).join(' · ')}
        actions={actions}
      />
      <DemoMaking />
      {lead}
      <div className={styles.columns} data-single={aside === undefined || undefined}>
        <div className={styles.column}>{children}</div>
        {aside !== undefined && <div className={styles.column}>{aside}</div>}
      </div>
      <FirstStepsCard />
      <DiscoverCard />
    </div>
  );
}
