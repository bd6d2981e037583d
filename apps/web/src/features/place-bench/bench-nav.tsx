import { Link } from '@tanstack/react-router';
import styles from './place-bench.module.css';

const pages = [
  { to: '/strategy/people/ta/aoi-list', name: 'TA 高浓度 AOI' },
  { to: '/strategy/people/ta/aoi-search', name: 'AOI 检索' },
  { to: '/strategy/people/ta/place-search', name: '地点检索' },
] as const;

export interface BenchNavProps {
  readonly current: (typeof pages)[number]['to'];
  /** City, audience and draft that the next page begins with. */
  readonly asked: {
    readonly city: string;
    readonly ta?: string | undefined;
    readonly draft?: string | undefined;
  };
}

/** The three ways to come to places, each with the city, audience and draft of the other. */
export function BenchNav({ current, asked }: BenchNavProps) {
  return (
    <nav className={styles.nav} aria-label="地点工作台">
      {pages.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          search={asked}
          className={styles.way}
          aria-current={to === current ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
