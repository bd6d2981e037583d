import { Collapse, Drawer } from 'antd';
import { useState } from 'react';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { useReachable } from '../../ui/page/use-reachable.ts';
import { HelpSearch } from './help-search.tsx';
import styles from './help.module.css';
import { howTos, type HowTo } from './how-tos.ts';

function Answer({ howTo, onClose }: { readonly howTo: HowTo; readonly onClose: () => void }) {
  const isReachable = useReachable();
  const { steps, path } = howTo;
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {path !== undefined && isReachable(path) && (
        // The drawer would hide the page that the link leads to.
        <div onClickCapture={onClose}>
          <HrefLink href={path}>去这个页面</HrefLink>
        </div>
      )}
    </>
  );
}

export interface HelpDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The answer that is open at first. */
  readonly topic: string | undefined;
}

/** 帮助: answers to 「怎么做……」. */
export function HelpDrawer({ isOpen, onClose, topic }: HelpDrawerProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<string>();
  const [shownTopic, setShownTopic] = useState(topic);
  if (topic !== shownTopic) {
    setShownTopic(topic);
    setOpen(undefined);
    setTyped('');
  }
  const query = typed.trim().toLowerCase();
  const found = howTos.filter(({ question, words, steps }) =>
    `${question}${words}${steps.join('')}`.toLowerCase().includes(query),
  );
  return (
    <Drawer title="帮助" size={520} open={isOpen} onClose={onClose}>
      <HelpSearch label="搜索帮助" placeholder="搜索怎么做，例如：锁位" value={typed} onChange={setTyped} />
      <Collapse
        accordion
        ghost
        className={styles.answers}
        activeKey={open ?? topic}
        onChange={([key]) => setOpen(key ?? '')}
        items={found.map((howTo) => ({
          key: howTo.id,
          label: howTo.question,
          children: <Answer howTo={howTo} onClose={onClose} />,
        }))}
      />
      {found.length === 0 && <p className={styles.none}>没有符合的帮助，换个说法试试</p>}
    </Drawer>
  );
}
