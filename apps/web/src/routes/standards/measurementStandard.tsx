import { createFileRoute } from '@tanstack/react-router';
import { MeasurementPage } from '../../features/standards/pages/measurement-page.tsx';

export const Route = createFileRoute('/standards/measurementStandard')({
  staticData: {
    title: '测量标准',
    layout: 'default',
    auth_key: 'serviceStandardData.measurementStandard',
  },
  component: MeasurementPage,
});
