import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { TaBuilder } from '../../../ui/ta-builder/ta-builder.tsx';
import type { BriefFieldsProps } from './brief-fields.tsx';
import styles from './brief.module.css';

/** The audience as a sentence; composed in a drawer. */
export function AudienceField({ draft, errors, names, onChange }: BriefFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = 'brief-targetAudience';
  return (
    <Field
      id={id}
      isGroup
      label="目标人群 TA"
      error={errors.targetAudience}
      hint="不设条件即为全体人群；同一条件内的标签为「或」，条件之间可选且、或、差。"
    >
      <div className={styles.audience}>
        <p aria-live="polite">{sentenceOf(draft.targetAudience, names.labelName)}</p>
        <Button id={id} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {draft.targetAudience.groups.length === 0 ? '设定目标人群' : '修改目标人群'}
        </Button>
      </div>
      <Drawer
        open={isOpen}
        size={1120}
        title="目标人群 TA"
        destroyOnHidden
        onClose={() => setIsOpen(false)}
        extra={
          <Button type="primary" onClick={() => setIsOpen(false)}>
            完成
          </Button>
        }
      >
        <TaBuilder
          value={draft.targetAudience}
          cityCodes={draft.cityCodes}
          cityName={names.cityName}
          onChange={(targetAudience) => onChange({ targetAudience })}
        />
      </Drawer>
    </Field>
  );
}
