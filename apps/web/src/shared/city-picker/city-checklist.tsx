import { LockOutlined } from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { PlainCheck } from '../../ui/form/plain-check.tsx';
import { indexAfterKey, indexAfterLetter, isOpen } from './choose-cities.ts';
import type { City } from './city-catalog.ts';
import type { Readiness } from './city-readiness.ts';
import styles from './city-checklist.module.css';
import { CityGroupHead, type CityChecklistProps } from './city-group-head.tsx';

export const lockedText = '未开通，请联系管理员';

interface CityBoxProps extends CityChecklistProps {
  readonly city: City;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
}

/** Why a city cannot be chosen; null where it can. */
function shutReason(isOpenToReader: boolean, ready: Readiness | undefined): string | null {
  if (!isOpenToReader) return lockedText;
  return ready?.isShut ? `${ready.lack}，请先导入` : null;
}

function CityBox(props: CityBoxProps) {
  const { city, chosen, scope, isFull, isSingle, isTabStop, readiness, onToggle, onFocus } = props;
  const isChosen = chosen.includes(city.adcode);
  const ready = readiness?.(city.adcode);
  const reason = shutReason(isOpen(scope, city.adcode), ready);
  const cannot = reason !== null || (isFull && !isChosen && !isSingle);
  return (
    <label
      className={styles.city}
      data-chosen={isChosen || undefined}
      data-locked={cannot || undefined}
      title={[`${city.name} ${city.adcode}`, reason ?? ready?.text].filter(Boolean).join('：')}
    >
      <PlainCheck
        type="checkbox"
        checked={isChosen}
        // Locked boxes stay reachable, so that the reason is read out; they only do not change.
        aria-disabled={cannot || undefined}
        aria-label={[city.name, reason ?? ready?.lack].filter(Boolean).join('，')}
        tabIndex={isTabStop ? 0 : -1}
        data-word={city.pinyin}
        onFocus={onFocus}
        onChange={() => {
          if (!cannot) onToggle(city.adcode);
        }}
      />
      <span className={styles.cityName}>{city.shortName}</span>
      {reason !== null ? (
        <LockOutlined aria-hidden="true" />
      ) : (
        ready?.lack != null && (
          <span className={styles.lack} aria-hidden="true">
            {ready.lack}
          </span>
        )
      )}
    </label>
  );
}

/** Check boxes of cities in groups. One tab stop: arrows move, Space toggles, letters jump by pinyin. */
export function CityChecklist(props: CityChecklistProps) {
  const { groups } = props;
  const frame = useRef<HTMLDivElement>(null);
  const order = groups.flatMap(({ cities }) => cities.map(({ adcode }) => adcode));
  const [focused, setFocused] = useState<string>();
  const tabStop = focused !== undefined && order.includes(focused) ? focused : order[0];
  const move = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const boxes = [...(frame.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const at = boxes.indexOf(target as HTMLInputElement);
    if (at === -1) return;
    const next = /^[a-z]$/i.test(key)
      ? indexAfterLetter(
          key,
          at,
          boxes.map((box) => box.dataset.word ?? ''),
        )
      : indexAfterKey(
          key,
          at,
          boxes.map((box) => box.getBoundingClientRect()),
        );
    if (next === at && !key.startsWith('Arrow')) return;
    event.preventDefault();
    boxes[next]?.focus();
  };
  return (
    <div ref={frame} onKeyDown={move} role="presentation">
      {groups.map((group) => (
        <section
          key={group.key}
          id={`city-group-${group.key}`}
          aria-label={group.label}
          className={styles.group}
        >
          <CityGroupHead {...props} group={group} />
          <div className={styles.cities}>
            {group.cities.map((city) => (
              <CityBox
                {...props}
                key={city.adcode}
                city={city}
                isTabStop={city.adcode === tabStop}
                onFocus={() => setFocused(city.adcode)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
