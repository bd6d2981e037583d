// A filtered list that the field keeps the focus of has no HTML element; ARIA's combobox pattern describes it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { SearchOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Input, Modal } from 'antd';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useDescribedRoutes } from '../navigation/use-menu.ts';
import { matchPages, searchablePages, type FoundPage, type Transliterate } from './match-pages.ts';
import { SearchResults } from './search-results.tsx';

const untransliterated: Transliterate = () => ({ full: '', initials: '' });

/** Pinyin of titles, once its dictionary has come; titles themselves can be searched at once. */
function useTransliterate(): Transliterate {
  const [transliterate, setTransliterate] = useState<Transliterate>(() => untransliterated);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { pinyin } = await import('pinyin-pro');
      const options = { toneType: 'none', type: 'array' } as const;
      const next: Transliterate = (text) => ({
        full: pinyin(text, options).join('').toLowerCase(),
        initials: pinyin(text, { ...options, pattern: 'first' })
          .join('')
          .toLowerCase(),
      });
      if (isWanted) setTransliterate(() => next);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return transliterate;
}

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Finds pages by title, pinyin or initials. Arrows choose, Enter opens. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const listId = useId();
  const transliterate = useTransliterate();
  const routes = useDescribedRoutes();
  const permission = useSession((session) => session.dataRoleRequest);
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(0);
  const pages = useMemo(
    () => matchPages(searchablePages(routes, permission), typed, transliterate),
    [routes, permission, typed, transliterate],
  );
  const pick = (page: FoundPage | undefined) => {
    if (!page) return;
    onClose();
    void navigate({ to: page.path });
  };
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || pages.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setSelected((selected + step + pages.length) % pages.length);
    }
    if (event.key === 'Enter') pick(pages[selected]);
  };
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      closable={false}
      title={<span className="visually-hidden">全局搜索</span>}
      width={560}
      destroyOnHidden
      afterOpenChange={(isShown) => !isShown && setTyped('')}
    >
      <Input
        size="large"
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder="搜索页面，支持拼音与首字母"
        aria-label="搜索页面"
        role="combobox"
        aria-expanded={pages.length > 0}
        aria-controls={listId}
        aria-activedescendant={pages.length > 0 ? `${listId}-${selected}` : undefined}
        ref={(input) => input?.focus()}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setSelected(0);
        }}
        onKeyDown={move}
      />
      <SearchResults listId={listId} pages={pages} selected={selected} onPick={pick} onPoint={setSelected} />
    </Modal>
  );
}
