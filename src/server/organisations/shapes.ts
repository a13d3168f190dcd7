import { z } from 'zod';
import { Brand } from '#domain/organisations/brand.ts';
import { Policy } from '#domain/organisations/policy.ts';
import { OrganisationProfile } from '#domain/organisations/profile.ts';
import { Timezone } from '#domain/organisations/settings.ts';
import { MediaType, type Shapes } from '../platform/shapes.ts';

export const organisationShapes: Shapes = {
  'organisations.policy': Policy.partial().strict(),
  'organisations.profile': OrganisationProfile.partial().strict(),
  'organisations.timezone': Timezone,
  'organisations.primary_color': Brand.shape.primaryColor,
  'organisations.secondary_color': Brand.shape.secondaryColor,
  'organisations.accent_color': Brand.shape.accentColor,
  'files.media_type': MediaType,
  'files.name': z.string().min(1).max(255),
};
