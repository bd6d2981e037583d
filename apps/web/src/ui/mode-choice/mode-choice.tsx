import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { PlainCheck } from '../form/plain-check.tsx';
import { PageHeader } from '../page/page-header.tsx';
import styles from './mode-choice.module.css';

export interface Mode<Key extends string> {
  readonly key: Key;
  readonly name: string;
  /** A drawing of what the way comes to. */
  readonly picture: ReactNode;
  readonly purpose: string;
  /** What it needs, gives and takes, by their names on screen. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface ModeChoiceProps<Key extends string> {
  readonly title: string;
  readonly subtitle: string;
  /** Names the group of ways. */
  readonly legend: string;
  /** Ways to choose from; the first is chosen to begin with. */
  readonly modes: readonly [Mode<Key>, ...Mode<Key>[]];
  readonly nextLabel: string;
  readonly nextHref: (key: Key) => string;
}

interface ModeCardProps<Key extends string> {
  readonly mode: Mode<Key>;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGoOn: () => void;
}

/** Picture, name and the lines of all cards stand in common rows, whichever of them wraps. */
function ModeCard<Key extends string>({ mode, isChosen, onChoose, onGoOn }: ModeCardProps<Key>) {
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

/** A page of ways to begin as radio buttons: arrows move, Space chooses, Enter goes on. */
export function ModeChoice<Key extends string>(props: ModeChoiceProps<Key>) {
  const { title, subtitle, legend, modes, nextLabel, nextHref } = props;
  const router = useRouter();
  const [chosen, setChosen] = useState(modes[0].key);
  const goOn = () => void router.navigate({ href: nextHref(chosen) });
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">{legend}</legend>
        {modes.map((mode) => (
          <ModeCard
            key={mode.key}
            mode={mode}
            isChosen={chosen === mode.key}
            onChoose={() => setChosen(mode.key)}
            onGoOn={goOn}
          />
        ))}
      </fieldset>
      <div className={styles.footer}>
        <Button type="primary" size="large" onClick={goOn}>
          {nextLabel}
        </Button>
      </div>
    </>
  );
}
