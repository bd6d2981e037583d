import { useState } from 'react';
import { useAllowed, useDisplayName, useSession } from '../../session/use-session.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { DataUpdatesCard } from './data-updates-card.tsx';
import { DiscoverCard } from './discover-card.tsx';
import { greetingAt } from './greeting.ts';
import styles from './home-page.module.css';
import { QuickActions } from './quick-actions.tsx';
import { RecentPlansCard } from './recent-plans-card.tsx';

/** Orientation and the next step. */
export function HomePage() {
  const displayName = useDisplayName();
  const place = useSession(({ organisationName, roleName }) =>
    [organisationName, roleName].filter(Boolean).join(' · '),
  );
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const mayPlan = useAllowed('investmentOrderData.wiseChoicePatternData.isEnabled');
  const mayReadReleases = useAllowed('administrationData.dataReleaseData.isEnabled');
  return (
    <div className={styles.page}>
      <PageHeader title={`${greeting}，${displayName}`} subtitle={place} />
      <QuickActions />
      <DiscoverCard />
      <div className={styles.columns} data-single={!(mayPlan && mayReadReleases) || undefined}>
        {mayPlan && <RecentPlansCard />}
        {mayReadReleases && <DataUpdatesCard />}
      </div>
    </div>
  );
}
