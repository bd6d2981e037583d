import { crsLabels, crsNames } from '@ooh/contract/domain/data-release';
import { importKindNames, importKinds } from '@ooh/contract/domain/data-release-names';
import { Input, Select } from 'antd';
import { CityPicker } from '../../shared/city-picker/city-picker.tsx';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { describedBy, Field } from '../../ui/form/field.tsx';
import type { DraftFieldsProps } from './schedule-dialog.tsx';
import { TemplateChoice } from './template-choice.tsx';
import styles from './unattended.module.css';

const kindOptions = importKinds.map((kind) => ({ value: kind, label: importKindNames[kind] }));
const crsOptions = crsNames.map((crs) => ({ value: crs, label: crsLabels[crs] }));

/** What is imported, for which city and in which coordinate system. */
export function DataFields({
  draft,
  change,
  errorOf,
  scope,
}: DraftFieldsProps & { readonly scope: CityScope }) {
  return (
    <>
      <Field id="schedule-name" label="名称" isRequired error={errorOf('name')}>
        <Input
          id="schedule-name"
          value={draft.name}
          maxLength={60}
          autoComplete="off"
          aria-describedby={describedBy('schedule-name', errorOf('name'))}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field id="schedule-kind" label="数据类型" isRequired error={errorOf('kind')}>
          <Select
            id="schedule-kind"
            className={styles.wide}
            showSearch={{ optionFilterProp: 'label' }}
            value={draft.kind}
            options={kindOptions}
            aria-describedby={describedBy('schedule-kind', errorOf('kind'))}
            onChange={(kind) => change({ kind, templateId: null, gone: undefined })}
          />
        </Field>
        <Field
          id="schedule-crs"
          label="坐标系"
          hint={draft.templateId === null ? '文件中坐标所用的坐标系' : undefined}
        >
          <Select
            id="schedule-crs"
            className={styles.wide}
            value={draft.templateId === null ? draft.crs : undefined}
            placeholder="按模板"
            disabled={draft.templateId !== null}
            options={crsOptions}
            aria-describedby={describedBy('schedule-crs', undefined)}
            onChange={(crs) => change({ crs })}
          />
        </Field>
      </div>
      {draft.kind !== undefined && (
        <TemplateChoice
          id="schedule-template"
          label="导入模板"
          kind={draft.kind}
          value={draft.templateId}
          gone={draft.gone}
          error={errorOf('template')}
          onChange={(templateId) => change({ templateId })}
        />
      )}
      <Field id="schedule-city" label="城市" isRequired error={errorOf('city')}>
        <CityPicker
          id="schedule-city"
          value={draft.cityCode === undefined ? [] : [draft.cityCode]}
          max={1}
          scope={scope}
          describedBy={describedBy('schedule-city', errorOf('city'))}
          isInvalid={errorOf('city') !== undefined}
          onChange={([cityCode]) => change({ cityCode })}
        />
      </Field>
    </>
  );
}
