import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Modal, Tabs, type InputRef } from 'antd';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import {
  addCities,
  isOpen,
  removeCities,
  toggleCity,
  type CityChoice,
  type CityScope,
} from './choose-cities.ts';
import { groupByArea, groupByLetter, groupByProvince, groupByTier, type City } from './city-catalog.ts';
import { ChosenReadiness } from './chosen-readiness.tsx';
import type { CityNeed, Readiness } from './city-readiness.ts';
import { useCityReadiness } from './use-city-readiness.ts';
import { CityChecklist } from './city-checklist.tsx';
import { CityChips } from './city-chips.tsx';
import styles from './city-picker-dialog.module.css';
import { PasteRecognition } from './paste-recognition.tsx';
import { frequentCities, readCityUses } from './recent-cities.ts';
import { searchCities } from './search-cities.ts';
import { LetterRail } from './letter-rail.tsx';

export interface CityPickerDialogProps {
  readonly cities: readonly City[];
  readonly chosen: readonly string[];
  readonly max: number;
  readonly scope: CityScope;
  readonly need?: CityNeed;
  readonly onClose: () => void;
  readonly onConfirm: (codes: string[]) => void;
}

function usualGroups(cities: readonly City[]) {
  const uses = readCityUses();
  const frequent = frequentCities(uses, 12);
  const pick = (codes: readonly string[]) =>
    codes.flatMap((code) => cities.find(({ adcode }) => adcode === code) ?? []);
  return [
    { key: 'frequent', label: '常用', cities: pick(frequent) },
    {
      key: 'recent',
      label: '最近',
      cities: pick(uses.map(({ code }) => code).filter((code) => !frequent.includes(code))),
    },
  ].filter((group) => group.cities.length > 0);
}

/** The cities that are open to the reader and not shut for want of data. */
function withoutShut(
  scope: CityScope,
  cities: readonly City[],
  readiness: (code: string) => Readiness,
): CityScope {
  return new Set(
    cities.map(({ adcode }) => adcode).filter((code) => isOpen(scope, code) && !readiness(code).isShut),
  );
}

/** Choosing cities: tiers, letters, provinces, regions, usual ones, pasted names, and search over all of them. */
export function CityPickerDialog(props: CityPickerDialogProps) {
  const { cities, chosen, max, scope, need, onClose, onConfirm } = props;
  useReturnFocus();
  const readiness = useCityReadiness(need);
  const [draft, setDraft] = useState(chosen);
  const [query, setQuery] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const search = useRef<InputRef>(null);
  const isSingle = max === 1;
  const limits = {
    max,
    scope: readiness === undefined ? scope : withoutShut(scope, cities, readiness),
  };
  const accept = (choice: CityChoice) => {
    setDraft(choice.chosen);
    setRefused(choice.refused);
  };
  const found = useMemo(() => searchCities(cities, query), [cities, query]);
  const [usual] = useState(() => usualGroups(cities));
  const list = {
    chosen: draft,
    scope,
    isSingle,
    readiness,
    isFull: draft.length >= max,
    onToggle: (code: string) => accept(toggleCity(draft, code, limits)),
    onGroup: isSingle
      ? undefined
      : (codes: readonly string[], isChosen: boolean) =>
          accept(
            isChosen ? addCities(draft, codes, limits) : { chosen: removeCities(draft, codes), refused: [] },
          ),
  };
  const letters = useMemo(() => groupByLetter(cities), [cities]);
  const scroll = (content: ReactNode) => <div className={styles.scroll}>{content}</div>;
  const items = [
    {
      key: 'tier',
      label: '按等级',
      children: scroll(<CityChecklist {...list} groups={groupByTier(cities)} />),
    },
    {
      key: 'letter',
      label: '按字母',
      children: (
        <div className={styles.withRail}>
          <LetterRail letters={letters.map(({ key }) => key)} />
          {scroll(<CityChecklist {...list} groups={letters} />)}
        </div>
      ),
    },
    {
      key: 'province',
      label: '按省份',
      children: scroll(<CityChecklist {...list} groups={groupByProvince(cities)} />),
    },
    {
      key: 'area',
      label: '按大区',
      children: scroll(<CityChecklist {...list} groups={groupByArea(cities)} />),
    },
    {
      key: 'usual',
      label: '常用/最近',
      children: scroll(
        usual.length > 0 ? (
          <CityChecklist {...list} groups={usual} />
        ) : (
          <StateBlock kind="empty" title="还没有选择过城市" description="选择过的城市会出现在这里。" />
        ),
      ),
    },
    {
      key: 'paste',
      label: '粘贴识别',
      children: scroll(
        <PasteRecognition
          cities={cities}
          chosen={draft}
          scope={limits.scope}
          onAdd={(codes) =>
            accept(isSingle ? toggleCity([], codes[0], limits) : addCities(draft, codes, limits))
          }
        />,
      ),
    },
  ];
  return (
    <Modal
      open
      width={860}
      title={isSingle ? '选择城市' : `选择城市（最多 ${max} 个）`}
      onCancel={onClose}
      afterOpenChange={(isShown) => isShown && search.current?.focus()}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => accept({ chosen: [], refused: [] })} disabled={draft.length === 0}>
            清空
          </Button>
          <span className={styles.footerEnd}>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" onClick={() => onConfirm([...draft])}>
              确定
            </Button>
          </span>
        </div>
      }
    >
      <Input
        allowClear
        ref={search}
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder="搜索城市：汉字、拼音、首字母或代码"
        aria-label="搜索城市"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onPressEnter={(event) => {
          const first = found[0];
          if (first && !event.nativeEvent.isComposing && !draft.includes(first.adcode))
            list.onToggle(first.adcode);
        }}
      />
      {scope === 'ALL' && <p className={styles.allOpen}>全国（已全部开通）</p>}
      {query.trim() === '' ? (
        <Tabs items={items} size="small" />
      ) : found.length === 0 ? (
        <StateBlock
          kind="no-match"
          minHeight={280}
          description={`没有名称、拼音或代码为「${query}」的城市`}
        />
      ) : (
        scroll(
          <CityChecklist
            {...list}
            onGroup={undefined}
            groups={[{ key: 'found', label: '搜索结果', cities: found }]}
          />,
        )
      )}
      <div className={styles.chosen} aria-live="polite">
        <strong>
          已选 {draft.length}
          {isSingle ? '' : `/${max}`}
        </strong>
        {refused.length > 0 && (
          <span className={styles.refused}>
            最多选择 {max} 个城市，{refused.length} 个未加入
          </span>
        )}
        <CityChips
          chosen={draft}
          cities={cities}
          onRemove={(code) => setDraft(removeCities(draft, [code]))}
        />
        {readiness && <ChosenReadiness chosen={draft} cities={cities} readiness={readiness} />}
      </div>
    </Modal>
  );
}
