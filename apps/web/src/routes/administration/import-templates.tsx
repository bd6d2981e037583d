import { createFileRoute } from '@tanstack/react-router';
import { TemplateList } from '../../features/import-templates/template-list.tsx';

export const Route = createFileRoute('/administration/import-templates')({
  staticData: {
    title: '导入模板',
    isMenu: true,
    sort: 7,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  component: TemplateList,
});
