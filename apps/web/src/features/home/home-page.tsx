import { lazy, Suspense, type ComponentType } from 'react';
import { useSession } from '../../session/use-session.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { homeRoleOf, type HomeRole } from './home-role.ts';

const pages: Readonly<Record<HomeRole, ComponentType>> = {
  administrator: lazy(async () => ({
    default: (await import('./administrator-home.tsx')).AdministratorHome,
  })),
  advertiser: lazy(async () => ({
    default: (await import('./advertiser/advertiser-home.tsx')).AdvertiserHome,
  })),
  staff: lazy(async () => ({ default: (await import('./staff-home.tsx')).StaffHome })),
  planner: lazy(async () => ({ default: (await import('./planner-home.tsx')).PlannerHome })),
};

/** Orientation and the next step, for the work of the user. */
export function HomePage() {
  const Page = pages[useSession(homeRoleOf)];
  return (
    <Suspense fallback={<StateBlock kind="loading" rows={10} />}>
      <Page />
    </Suspense>
  );
}
