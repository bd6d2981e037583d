import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { isOpen, type CityScope } from './choose-cities.ts';
import { lockedText } from './city-checklist.tsx';
import type { City } from './city-catalog.ts';
import styles from './paste-recognition.module.css';
import { recogniseCities } from './recognise-cities.ts';

export interface PasteRecognitionProps {
  readonly cities: readonly City[];
  readonly chosen: readonly string[];
  readonly scope: CityScope;
  readonly onAdd: (codes: readonly string[]) => void;
}

/** Names pasted from a mail or a sheet: what is recognised, what is ambiguous, what is not known. */
export function PasteRecognition({ cities, chosen, scope, onAdd }: PasteRecognitionProps) {
  const [text, setText] = useState('');
  const { matched, ambiguous, unknown } = recogniseCities(text, cities);
  const open = matched.filter(({ adcode }) => isOpen(scope, adcode));
  const locked = matched.filter(({ adcode }) => !isOpen(scope, adcode));
  const fresh = open.filter(({ adcode }) => !chosen.includes(adcode));
  return (
    <div className={styles.paste}>
      <label htmlFor="city-paste">粘贴城市名称、拼音或代码，用空格、顿号、逗号或换行分隔</label>
      <Input.TextArea
        id="city-paste"
        rows={4}
        value={text}
        placeholder="上海、北京 成都"
        onChange={(event) => setText(event.target.value)}
      />
      <div aria-live="polite" className={styles.pasteResult}>
        {matched.length > 0 && (
          <p>
            <strong>匹配 {matched.length} 个：</strong>
            {open.map(({ name }) => name).join('、')}
          </p>
        )}
        {locked.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={`${locked.map(({ name }) => name).join('、')}：${lockedText}`}
          />
        )}
        {ambiguous.map(({ text: piece, cities: candidates }) => (
          <p key={piece}>
            「{piece}」可能是：
            {candidates.map((city) => (
              <Button key={city.adcode} size="small" type="link" onClick={() => onAdd([city.adcode])}>
                {city.name}（{city.provinceName}）
              </Button>
            ))}
          </p>
        ))}
        {unknown.length > 0 && (
          <Alert type="info" showIcon title={`未识别 ${unknown.length} 个：${unknown.join('、')}`} />
        )}
      </div>
      <Button
        type="primary"
        disabled={fresh.length === 0}
        onClick={() => onAdd(fresh.map(({ adcode }) => adcode))}
      >
        加入 {fresh.length} 个城市
      </Button>
    </div>
  );
}
