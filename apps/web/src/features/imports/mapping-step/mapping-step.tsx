import {
  crsLabels,
  importFormatNames,
  importKindNames,
  type ImportSession,
} from '@ooh/contract/domain/data-release';
import type { Crs } from '@ooh/geo/point';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { crsExplanations } from '../coordinate-systems.ts';
import { CrsChoice } from '../file-step/crs-choice.tsx';
import type { StepProps } from '../import-wizard.tsx';
import styles from '../imports.module.css';
import { kindLabels } from '../kind-labels.ts';
import { StepFooter } from '../step-footer.tsx';
import { GridForm } from './grid-form.tsx';
import { MappingTable } from './mapping-table.tsx';
import { ReadingForm } from './reading-form.tsx';
import { hasUnknownWords, WordTable } from './word-table.tsx';
import { RowPreview } from './row-preview.tsx';
import { ShapeMap } from './shape-map.tsx';
import { useMappingChange } from './use-mapping-change.ts';

/** Step 2: what each column means, what the first rows hold and where they lie. */
export function MappingStep({
  live,
  session,
  goTo,
  footer,
}: StepProps & { readonly session: ImportSession }) {
  const nameOf = useCityNames();
  const [isStarting, setStarting] = useState(false);
  const { importId } = session;
  const { isPlaceless = false } = kindLabels[session.kind];
  const { change, shown, ...state } = useMappingChange(session, live.put);
  const setCrs = (crs: Crs) => change({ crs, mapping: [] });
  const missing = shown.mapping.filter(
    ({ isRequired, column, constant }) => isRequired && column === null && constant === null,
  );
  const isLocked = live.isBusy || state.isPending;
  const lacksGrid = session.needsGrid && session.grid === null;
  const dryRun = async () => {
    setStarting(true);
    const { body } = await call('v1/imports/{importId}/run', { importId, isDryRun: true });
    setStarting(false);
    if (body === null) return;
    await live.refresh();
    goTo('check');
  };
  return (
    <div className={styles.stack}>
      <p className={styles.facts}>
        <span>{importKindNames[session.kind]}</span>
        <span>{nameOf(session.cityCode)}</span>
        <span>{importFormatNames[session.format]}</span>
        <span>编码 {session.encoding}</span>
        <span>{formatNumber(session.rows)} 行</span>
        {session.format === 'gtfs' && <span>包含的表：{session.columns.join('、')}</span>}
      </p>
      {state.error && (
        <Alert
          type="error"
          showIcon
          title="未能更新预览"
          description={state.error.message}
          closable={{ onClose: state.forgetError }}
        />
      )}
      <div className={hasUnknownWords(shown) ? styles.columns : undefined}>
        <ReadingForm session={shown} isDisabled={isLocked} change={change} />
        <WordTable session={shown} isDisabled={live.isBusy} change={change} />
      </div>
      <div className={isPlaceless ? undefined : styles.columns}>
        <Card title="列映射">
          {session.format === 'gtfs' ? (
            <p>GTFS 各表的列名是固定的，无需映射。</p>
          ) : (
            <MappingTable
              session={shown}
              isDisabled={live.isBusy}
              onMap={(field, column, constant) => change({ mapping: [{ field, column, constant }] })}
            />
          )}
        </Card>
        {!isPlaceless && (
          <Card title="位置预览">
            <Field
              id="mapping-crs"
              label="文件中的坐标系"
              isGroup
              hint={`${crsLabels[shown.crs]}：${crsExplanations[shown.crs]}`}
            >
              <CrsChoice
                isInline
                value={shown.crs}
                onChange={setCrs}
                isDisabled={live.isBusy}
                labelledBy="mapping-crs-label"
              />
            </Field>
            {session.needsGrid && (
              <GridForm
                value={session.grid}
                isDisabled={isLocked}
                onChange={(grid) => change({ grid, mapping: [] })}
              />
            )}
            <ShapeMap session={session} onCrs={setCrs} isDisabled={isLocked} />
          </Card>
        )}
      </div>
      <Card title={`前 ${session.preview.length} 行`}>
        <RowPreview session={session} />
      </Card>
      <StepFooter place={footer}>
        {missing.length > 0 && (
          <span className={styles.errorText}>
            还有必填字段没有对应列：{missing.map(({ label }) => label).join('、')}
          </span>
        )}
        {lacksGrid && <span className={styles.errorText}>请填写网格原点与边长</span>}
        <Button onClick={() => goTo('file')}>上一步</Button>
        <Button
          type="primary"
          loading={isStarting}
          disabled={missing.length > 0 || lacksGrid || isLocked}
          onClick={() => void dryRun()}
        >
          下一步：试运行
        </Button>
      </StepFooter>
    </div>
  );
}
