import { boardCardOf } from '@ooh/report/effect-board';
import type { BoardFacts } from '@ooh/report/effect-board-facts';
import { Button } from 'antd';
import { useMemo } from 'react';
import { ReportBlockView } from '../../../shared/report/report-blocks.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './board.module.css';
import { CubeHeat } from './cube-heat.tsx';

const heat = 'cube-heat';

/** Cards that take the whole width. */
const wide: ReadonlySet<string> = new Set([heat, 'loss']);

export interface BoardCardViewProps {
  readonly card: string;
  readonly facts: BoardFacts;
  readonly isFirst: boolean;
  readonly onRemove: () => void;
  readonly onUp: () => void;
}

/** One card: what it is about, what came out, and what shows it. */
export function BoardCardView({ card, facts, isFirst, onRemove, onUp }: BoardCardViewProps) {
  const made = useMemo(() => boardCardOf(card, facts), [card, facts]);
  return (
    <div className={wide.has(card) ? styles.wide : styles.half}>
      <Card
        title={made.name}
        extra={
          <>
            <Button
              size="small"
              type="text"
              disabled={isFirst}
              aria-label={`${made.name}前移`}
              onClick={onUp}
            >
              前移
            </Button>
            <Button size="small" type="text" aria-label={`移除${made.name}`} onClick={onRemove}>
              移除
            </Button>
          </>
        }
      >
        {made.reason === null ? (
          <>
            <p className={styles.result}>{made.title}</p>
            {card === heat ? (
              <>
                <CubeHeat facts={facts} />
                <p className={styles.note}>
                  格内为按上刊记录测算的曝光与占计划的比例；到达不可相加，仅在合计处显示。
                </p>
              </>
            ) : (
              made.blocks.map((block, i) => (
                // Blocks of a card have no names; their order is fixed.
                // oxlint-disable-next-line react/no-array-index-key
                <ReportBlockView key={i} block={block} />
              ))
            )}
          </>
        ) : (
          <StateBlock kind="empty" title={made.title} description={made.reason} />
        )}
      </Card>
    </div>
  );
}
