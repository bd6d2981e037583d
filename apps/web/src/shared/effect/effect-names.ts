import type { AppraisalState, EffectStage, GoalGrade } from '@ooh/contract/domain/effect';
import type { StatusTone } from '../../ui/figure/status-tag.tsx';

export const stageNames: Readonly<Record<EffectStage, string>> = {
  before: '未开始',
  interim: '中期评估',
  final: '结案评估',
};

export const appraisalStateNames: Readonly<Record<AppraisalState, string>> = {
  waiting: '待评估',
  computed: '已出报告',
  insufficient: '数据不足',
  'third-party': '第三方',
};

export const appraisalTones: Readonly<Record<AppraisalState, StatusTone>> = {
  waiting: 'waiting',
  computed: 'success',
  insufficient: 'warning',
  'third-party': 'success',
};

export const gradeNames: Readonly<Record<GoalGrade, string>> = {
  met: '达成',
  partly: '部分达成',
  missed: '未达成',
  open: '进行中',
};

export const gradeTones: Readonly<Record<GoalGrade, StatusTone>> = {
  met: 'success',
  partly: 'warning',
  missed: 'error',
  open: 'waiting',
};
