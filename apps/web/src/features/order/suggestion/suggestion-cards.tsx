import type { Suggestion } from '@ooh/contract/domain/competitor';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { demandHref } from '../../../shared/order/order-addresses.ts';
import styles from './suggestion.module.css';
import { needsNewDraft, useAdoption } from './use-adoption.ts';
import { SuggestionCard } from './suggestion-card.tsx';

export interface SuggestionCardsProps {
  readonly order: OrderOutput;
  readonly suggestions: readonly Suggestion[];
  readonly part: string | undefined;
  readonly onPart: (part: string) => void;
}

/** What is advised, each with what adopting it changes in the draft. */
export function SuggestionCards({ order, suggestions, part, onPart }: SuggestionCardsProps) {
  const adoption = useAdoption(order);
  const [asked, setAsked] = useState<Suggestion>();
  const preview = asked && adoption.preview(asked);
  const isNew = needsNewDraft(order);
  const confirm = async () => {
    if (asked && (await adoption.adopt(asked))) setAsked(undefined);
  };
  return (
    <aside className={styles.cards} aria-label="结构化建议">
      {adoption.draftId !== undefined && (
        <Alert
          type="success"
          showIcon
          title="已写入新草稿"
          action={
            <HrefButton size="small" href={demandHref(adoption.draftId)}>
              打开草稿
            </HrefButton>
          }
        />
      )}
      <ul>
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={suggestion.suggestionId}
            suggestion={suggestion}
            isCurrent={suggestion.suggestionId === part}
            isTaken={!isNew && adoption.preview(suggestion).changes.length === 0}
            onRead={() => onPart(suggestion.suggestionId)}
            onAdopt={() => setAsked(suggestion)}
          />
        ))}
      </ul>
      {asked && preview && (
        <Modal
          open
          title={`采纳建议：${asked.title}`}
          okText={isNew ? '写入新草稿' : '写入订单需求'}
          cancelText="取消"
          confirmLoading={adoption.isBusy}
          okButtonProps={{ disabled: preview.problem !== null || preview.changes.length === 0 }}
          onOk={() => void confirm()}
          onCancel={() => setAsked(undefined)}
        >
          {isNew && <p>订单已不能修改，将复制为一份新草稿并写入：</p>}
          <ul className={styles.changes}>
            {preview.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {preview.problem !== null && <Alert type="warning" showIcon title={preview.problem} />}
          {adoption.error !== undefined && <Alert type="error" showIcon title={adoption.error} />}
        </Modal>
      )}
    </aside>
  );
}
