import { EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { removeCities, type CityScope } from './choose-cities.ts';
import { CityChips } from './city-chips.tsx';
import type { CityNeed } from './city-readiness.ts';
import { CityPickerDialog } from './city-picker-dialog.tsx';
import styles from './city-picker.module.css';
import { rememberCities } from './recent-cities.ts';
import { useCityCatalog } from './use-city-catalog.ts';

export interface CityPickerProps {
  readonly id?: string;
  readonly value: readonly string[];
  readonly onChange: (codes: string[]) => void;
  /** Most cities that may be chosen; 1 makes a single choice. */
  readonly max: number;
  readonly scope: CityScope;
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly label?: string;
  /** What is computed with the cities: those without it are shut. */
  readonly need?: CityNeed;
}

/** Field that shows the chosen cities as chips and opens the choice. */
export function CityPicker(props: CityPickerProps) {
  const { id, value, onChange, max, scope, describedBy, isInvalid, label = '选择城市', need } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { cities, error, retry } = useCityCatalog();
  if (error) {
    return <StateBlock kind="section-failed" title="城市列表加载失败" error={error} onRetry={retry} />;
  }
  return (
    <div className={styles.field} data-invalid={isInvalid || undefined}>
      {value.length > 0 && (
        <CityChips
          chosen={value}
          cities={cities}
          onRemove={(code) => onChange(removeCities(value, [code]))}
        />
      )}
      <Button
        id={id}
        icon={<EnvironmentOutlined aria-hidden="true" />}
        loading={cities === undefined}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {value.length > 0 ? '修改城市' : label}
      </Button>
      {isOpen && cities && (
        <CityPickerDialog
          cities={cities}
          chosen={value}
          max={max}
          scope={scope}
          need={need}
          onClose={() => setIsOpen(false)}
          onConfirm={(codes) => {
            rememberCities(codes);
            onChange(codes);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
