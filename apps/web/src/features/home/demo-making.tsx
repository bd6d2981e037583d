import { demoStageNames } from '@ooh/contract/domain/demo-stages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeyOf } from '../../api/use-call.ts';
import styles from './demo-making.module.css';
import { useDemoMaking } from '../../ui/page/use-demo-making.ts';

const refreshMs = 3000;

/** Says what of the demonstration is there and what follows; the page asks again for everything when a part has come. */
export function DemoMaking() {
  const progress = useDemoMaking();
  const client = useQueryClient();
  const isMaking = progress !== null;
  useEffect(() => {
    if (!isMaking) return;
    const queryKey = queryKeyOf('v1/demo-data/progress', {});
    const timer = setInterval(() => void client.invalidateQueries({ queryKey }), refreshMs);
    return () => clearInterval(timer);
  }, [client, isMaking]);
  const done = progress?.stages.filter(({ isDone }) => isDone).length ?? null;
  const before = useRef<number | null>(null);
  useEffect(() => {
    const hasCome = before.current !== null && before.current !== done;
    before.current = done;
    if (!hasCome) return;
    const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[0] !== 'v1/demo-data/progress';
    void client.invalidateQueries({ predicate: isOther });
  }, [client, done]);
  if (progress === null) return null;
  const current = progress.stages.findIndex(({ isDone }) => !isDone);
  return (
    <section className={styles.making} aria-label="演示数据的准备进度">
      <p>
        <strong>演示数据正在生成</strong>
        首次启动后约需一至两分钟；每完成一部分，本页自动更新，无需刷新。
      </p>
      <ol className={styles.stages}>
        {progress.stages.map(({ stage, isDone }, i) => (
          <li key={stage} data-state={isDone ? 'done' : i === current ? 'current' : 'following'}>
            <span>{isDone ? '已完成' : i === current ? '生成中' : '随后'}</span>
            {demoStageNames[stage]}
          </li>
        ))}
      </ol>
    </section>
  );
}
