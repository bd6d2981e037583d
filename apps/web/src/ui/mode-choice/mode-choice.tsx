import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { PageHeader } from '../page/page-header.tsx';
import styles from './mode-choice.module.css';
import { ModeCard } from './mode-card.tsx';

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
