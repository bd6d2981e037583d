import type { ReactNode } from 'react';

export interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Gives the names and values their places. */
  readonly className: string | undefined;
  /** Spoken name of all of them. */
  readonly label?: string;
  /** Red, where a limit is passed. */
  readonly isOver?: boolean;
  /** Tells of changes. */
  readonly isLive?: boolean;
}

/** Names and figures of one thing. */
export function Facts({ facts, className, label, isOver, isLive }: FactsProps) {
  return (
    <dl
      className={className}
      aria-label={label}
      data-over={isOver || undefined}
      aria-live={isLive ? 'polite' : undefined}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
