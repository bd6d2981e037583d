import type { ReactNode } from 'react';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { useReachable } from '../../ui/page/use-reachable.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './strategy-home.module.css';

export interface QuadrantProps {
  readonly title: string;
  /** Page that goes deeper, with its path alone to tell whether it can be opened. */
  readonly path: string;
  readonly search: Readonly<Record<string, string | undefined>>;
  readonly action: string;
  /** A sentence with figures. */
  readonly sentence: string | undefined;
  /** At most three figures. */
  readonly figures: readonly { readonly name: string; readonly value: ReactNode }[];
  /** Why there is nothing to say yet. */
  readonly waitsFor?: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly isLoading: boolean;
}

/** One of the four questions of a brief, as far as the product can answer it for the draft. */
export function Quadrant(props: QuadrantProps) {
  const { title, path, search, action, sentence, figures, waitsFor, error, onRetry, isLoading } = props;
  const isReachable = useReachable();
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return (
    <Card
      title={title}
      extra={
        isReachable(path) && (
          <HrefButton size="small" href={`${path}?${query}`}>
            {action}
          </HrefButton>
        )
      }
    >
      {waitsFor !== undefined ? (
        <p className={styles.note}>{waitsFor}</p>
      ) : error ? (
        <StateBlock kind="section-failed" error={error} onRetry={onRetry} />
      ) : isLoading ? (
        <StateBlock kind="loading" rows={3} />
      ) : (
        <>
          <p className={styles.sentence}>{sentence}</p>
          <dl className={styles.facts}>
            {figures.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="numeric">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
