import { PlainCheck } from '../form/plain-check.tsx';
import styles from './mode-choice.module.css';
import type { Mode } from './mode-choice.tsx';

interface ModeCardProps<Key extends string> {
  readonly mode: Mode<Key>;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGoOn: () => void;
}

/** Picture, name and the lines of all cards stand in common rows, whichever of them wraps. */
export function ModeCard<Key extends string>({ mode, isChosen, onChoose, onGoOn }: ModeCardProps<Key>) {
  const { key, name, picture, purpose } = mode;
  const facts = Object.entries(mode.facts);
  const lines = facts.length + 1;
  return (
    <label className={styles.mode} style={{ gridRow: `span ${lines + 2}` }}>
      {picture}
      <span className={styles.name}>
        <PlainCheck
          type="radio"
          name="mode"
          checked={isChosen}
          aria-describedby={`mode-${key}`}
          onChange={onChoose}
          onKeyDown={(event) => event.key === 'Enter' && onGoOn()}
        />
        {name}
      </span>
      <span id={`mode-${key}`} className={styles.text} style={{ gridRow: `span ${lines}` }}>
        <span>{purpose}</span>
        {facts.map(([term, text]) => (
          <span key={term}>
            <b>{term}</b> {text}
          </span>
        ))}
      </span>
    </label>
  );
}
