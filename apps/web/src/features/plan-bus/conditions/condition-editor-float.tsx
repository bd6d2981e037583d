import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { coverMark } from '../../../map/view-padding.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { useConditionScene } from '../city-scene.ts';
import { describeFilter } from '../describe-condition.ts';
import type { ConditionCard } from '../plan-address.ts';
import { cardTitle } from './card-title.ts';
import styles from './condition-chips.module.css';
import { ConditionList } from './condition-list.tsx';
import { RelationEditor } from './relation-editor.tsx';

function Editor({ card }: { readonly card: ConditionCard }) {
  const { filter, options, setAddress, changeFilter } = useConditionScene();
  const sentence = useMemo(() => describeFilter(filter, options), [filter, options]);
  const frame = useRef<HTMLElement>(null);
  useReturnFocus();
  const close = useCallback(() => setAddress({ cond: undefined }), [setAddress]);
  useEffect(() => {
    const { current } = frame;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [close]);
  useEffect(() => {
    // Opened by somebody, not by the address of the page.
    if (document.activeElement !== document.body) frame.current?.focus();
  }, []);
  return (
    <section
      ref={frame}
      className={styles.editor}
      tabIndex={-1}
      aria-label={cardTitle(card)}
      {...{ [coverMark]: 'left' }}
    >
      <div className={styles.editorHead}>
        <h2>{cardTitle(card)}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={`关闭${cardTitle(card)}`}
          onClick={close}
        />
      </div>
      <div className={styles.editorBody}>
        {card === 'relation' ? (
          <RelationEditor
            filter={filter}
            sentence={sentence}
            onChange={(relation) => changeFilter('relation', (current) => ({ ...current, relation }))}
          />
        ) : (
          <ConditionList kind={card} />
        )}
      </div>
    </section>
  );
}

/** The editor of the group of conditions that the address names. */
export function ConditionEditorFloat() {
  const { cond } = useConditionScene().address;
  return cond === undefined ? null : <Editor key={cond} card={cond} />;
}
