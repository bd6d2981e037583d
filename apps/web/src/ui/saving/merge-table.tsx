import { useState, type ReactNode } from 'react';
import { SideChoice, type SideChoiceProps } from './side-choice.tsx';

/** Parts of which the other's change stands where both have changed them, by key. */
export function useTakenParts() {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const take = (key: string, takes: boolean) =>
    setTaken(new Set([...taken].filter((other) => other !== key).concat(takes ? [key] : [])));
  return { taken, take };
}

export interface MergePart {
  readonly key: string;
  readonly kind: SideChoiceProps['kind'];
  readonly name: string | undefined;
  readonly base: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

export interface MergeTableProps {
  /** Of the box that scrolls. */
  readonly label: string;
  readonly className: string | undefined;
  /** Names the table. */
  readonly caption: string;
  /** What a row is about: 媒体, 线路. */
  readonly subject: string;
  readonly parts: readonly MergePart[];
  readonly taken: ReadonlySet<string>;
  readonly onTake: (key: string, takes: boolean) => void;
}

/** Changes of two people since a common base; where both changed, the user chooses whose to keep. */
export function MergeTable({ label, className, caption, subject, parts, taken, onTake }: MergeTableProps) {
  if (parts.length === 0) return null;
  return (
    // A long list scrolls, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} tabIndex={0} aria-label={label}>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            <th scope="col">原来</th>
            <th scope="col">我的</th>
            <th scope="col">对方的</th>
            <th scope="col">合并后</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, kind, name, base, mine, theirs }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{base}</td>
              <td>{mine}</td>
              <td>{theirs}</td>
              <td>
                <SideChoice
                  kind={kind}
                  name={name}
                  takesTheirs={taken.has(key)}
                  onTakeTheirs={(takes) => onTake(key, takes)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
