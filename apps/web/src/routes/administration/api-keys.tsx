import { createFileRoute } from '@tanstack/react-router';
import { ApiKeyList } from '../../features/unattended/api-key-list.tsx';

export const Route = createFileRoute('/administration/api-keys')({
  staticData: {
    title: 'API 密钥',
    isMenu: true,
    sort: 4,
    layout: 'default',
    auth_key: 'administrationData.dataReleaseData.isEnabled',
  },
  component: ApiKeyList,
});
