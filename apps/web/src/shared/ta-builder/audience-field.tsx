import { isAudienceChosen, sentenceOf, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Field } from '../../ui/form/field.tsx';
import { TaBuilder } from './ta-builder.tsx';
import styles from './audience-field.module.css';

export interface AudienceFieldProps {
  readonly id: string;
  readonly value: TargetAudience;
  readonly error?: string;
  readonly cityCodes: readonly string[];
  readonly cityName: (cityCode: string) => string;
  readonly labelName: (labelId: number) => string;
  /** True where only a rule over labels will do. */
  readonly isOfLabels?: boolean;
  readonly onChange: (audience: TargetAudience) => void;
}

/** The audience as a sentence; composed in a drawer. */
export function AudienceField(props: AudienceFieldProps) {
  const { id, value, error, cityCodes, cityName, labelName, isOfLabels, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Field
      id={id}
      isGroup
      label="目标人群 TA"
      error={error}
      hint="不设条件即为全体人群；同一条件内的标签为「或」，条件之间可选且、或、差。"
    >
      <div className={styles.audience}>
        <p aria-live="polite">{sentenceOf(value, labelName)}</p>
        <Button id={id} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {!isAudienceChosen(value) ? '设定目标人群' : '修改目标人群'}
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
          value={value}
          cityCodes={cityCodes}
          cityName={cityName}
          isOfLabels={isOfLabels}
          onChange={onChange}
        />
      </Drawer>
    </Field>
  );
}
