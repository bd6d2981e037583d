import { monitoredPlaces } from '../../../orders/monitoring/monitored-places.ts';
import type { Handler } from '../../handler.ts';

export const listMonitoredPlaces: Handler<'v1/monitoring/places'> = async (context, input, { user }) =>
  monitoredPlaces(context, user, input);
