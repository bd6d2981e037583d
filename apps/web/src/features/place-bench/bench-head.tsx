import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import { Button } from 'antd';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { DraftBar, type DraftBarProps } from '../../shared/strategy-draft/draft-bar.tsx';

export interface BenchHeadProps {
  readonly title: string;
  /** The question that the screen answers. */
  readonly facts: string;
  /** How many places are chosen, in words. */
  readonly count: string;
  /** Why nothing can be saved or sent yet. */
  readonly blocked: string | undefined;
  readonly load: HandOverInput;
  readonly onSave: () => void;
  /** The draft that goes along. */
  readonly draft: DraftBarProps;
}

/** Title of a bench of places, with what can be done with the chosen ones. */
export function BenchHead({ title, facts, count, blocked, load, onSave, draft }: BenchHeadProps) {
  return (
    <>
      <ScreenHead
        title={title}
        facts={facts}
        actions={
          <>
            <Button type="primary" disabled={blocked !== undefined} title={blocked} onClick={onSave}>
              {count} · 保存为地点集
            </Button>
            <SendMenu type="default" load={load} blocked={blocked} />
          </>
        }
      />
      <DraftBar {...draft} isCompact />
    </>
  );
}
