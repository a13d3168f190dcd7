import { z } from 'zod';
import { Analytics, AnalyticsSpan } from '#domain/administration/analytics.ts';
import { endpoint } from '../endpoint.ts';

export const analytics = {
  get: endpoint({
    method: 'GET',
    path: '/administration/analytics',
    permission: 'administrator',
    summary: 'Adoption, readiness by organisation, freshness of evidence and the slowest endpoints, as counts by day',
    input: z.object({ days: AnalyticsSpan.optional() }),
    output: Analytics,
  }),
};
