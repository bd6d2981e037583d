import { createFileRoute } from '@tanstack/react-router';
import { SelectMode } from '../../../features/smart-select/select-mode/select-mode.tsx';

export const Route = createFileRoute('/marketing/smart-select/select-mode')({
  staticData: {
    title: '选择智选方式',
    layout: 'default',
    auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
  },
  component: SelectMode,
});
