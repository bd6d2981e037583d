import { boardFormulaProblem, cardOfFormula, formulaMetrics } from '@ooh/report/board-formula';
import { Alert, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from './board.module.css';

export interface FormulaDialogProps {
  readonly onAdd: (card: string) => void;
  readonly onClose: () => void;
}

/** An own formula: its name, and metrics put together by + − × ÷. */
export function FormulaDialog({ onAdd, onClose }: FormulaDialogProps) {
  useReturnFocus();
  const id = useId();
  const [name, setName] = useState('');
  const [formula, setFormula] = useState('');
  const isBlank = name.trim() === '' || formula.trim() === '';
  const isForbidden = /[=,]/.test(name + formula);
  const card = cardOfFormula(name.trim(), formula.trim());
  const problem = isForbidden ? '名称与公式不能含 = 或英文逗号' : isBlank ? null : boardFormulaProblem(card);
  return (
    <Modal
      open
      title="自定义公式"
      okText="加入看板"
      cancelText="取消"
      okButtonProps={{ disabled: isBlank || problem !== null }}
      onOk={() => onAdd(card)}
      onCancel={onClose}
    >
      <div className={styles.page}>
        <label htmlFor={`${id}-name`}>名称</label>
        <Input
          id={`${id}-name`}
          value={name}
          maxLength={20}
          placeholder="面天曝光"
          onChange={({ target }) => setName(target.value)}
        />
        <label htmlFor={`${id}-formula`}>公式</label>
        <Input
          id={`${id}-formula`}
          value={formula}
          maxLength={120}
          placeholder="实际曝光 ÷ 实际面天"
          onChange={({ target }) => setFormula(target.value)}
        />
        <div className={styles.bar}>
          {formulaMetrics.map((metric) => (
            <Button key={metric} size="small" onClick={() => setFormula(`${formula}${metric}`)}>
              {metric}
            </Button>
          ))}
        </div>
        {problem !== null && <Alert type="error" showIcon title={problem} />}
      </div>
    </Modal>
  );
}
