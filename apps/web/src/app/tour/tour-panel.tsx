import { useRouter } from '@tanstack/react-router';
import { Button, Drawer, Tour as Walk } from 'antd';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import { useReachable } from '../../ui/page/use-reachable.ts';
import { markTourSeen, readSeenTours } from './seen-tours.ts';
import styles from './tour-panel.module.css';
import { tours, type Tour } from './tours.ts';

const [lookEveryMs, longestWaitMs] = [100, 4000] as const;

/** The part of the page that a step shows; without one, which the type leaves out, the step stands in the middle. */
const targetOf = (selector: string | undefined) =>
  (() =>
    selector === undefined ? null : document.querySelector<HTMLElement>(selector)) as () => HTMLElement;

/** Steps over the page, once its first part is there. Left at any step by × or Esc. */
function TourWalk({ tour, onEnd }: { readonly tour: Tour; readonly onEnd: (isWalked: boolean) => void }) {
  const [isReady, setReady] = useState(false);
  const [step, setStep] = useState(0);
  useEffect(() => {
    const until = performance.now() + longestWaitMs;
    const timer = setInterval(() => {
      const { selector } = tour.steps[0];
      if (selector !== undefined && !document.querySelector(selector) && performance.now() < until) return;
      clearInterval(timer);
      setReady(true);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [tour]);
  return (
    <Walk
      open={isReady}
      current={step}
      onChange={setStep}
      onClose={() => onEnd(false)}
      onFinish={() => onEnd(true)}
      steps={tour.steps.map(({ title, text, selector }) => ({
        title,
        description: text,
        target: targetOf(selector),
        nextButtonProps: { children: '下一步' },
        prevButtonProps: { children: '上一步' },
      }))}
    />
  );
}

export interface TourPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 引导: short walks through the areas that the user may open; each can be left, and walked again. */
export function TourPanel({ isOpen, onClose }: TourPanelProps) {
  const router = useRouter();
  const isReachable = useReachable();
  const userName = useSession((session) => session.userName);
  const [walking, setWalking] = useState<Tour>();
  const [seen, setSeen] = useState(() => readSeenTours(localStorage, userName));
  const start = (tour: Tour) => {
    onClose();
    void router.navigate({ href: tour.path }).then(() => setWalking(tour));
  };
  const end = (isWalked: boolean) => {
    if (isWalked && walking) {
      markTourSeen(localStorage, userName, walking.id);
      setSeen(readSeenTours(localStorage, userName));
    }
    setWalking(undefined);
  };
  return (
    <>
      <Drawer title="引导" size={420} open={isOpen} onClose={onClose}>
        <ul className={styles.tours}>
          {tours
            .filter(({ path }) => isReachable(path))
            .map((tour) => (
              <li key={tour.id}>
                <span>
                  <b>{tour.title}</b>
                  <small>{tour.steps.length} 步</small>
                </span>
                {seen.includes(tour.id) && <StatusTag tone="success" text="看过" />}
                <Button aria-label={`开始：${tour.title}`} onClick={() => start(tour)}>
                  {seen.includes(tour.id) ? '再看一遍' : '开始'}
                </Button>
              </li>
            ))}
        </ul>
        <p className={styles.note}>随时可按 Esc 离开，从「帮助 › 引导」或 Ctrl / ⌘ K 再回来。</p>
      </Drawer>
      {walking && <TourWalk key={walking.id} tour={walking} onEnd={end} />}
    </>
  );
}
