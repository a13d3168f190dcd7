import { z } from 'zod';
import {
  Campaign,
  CampaignChange,
  CampaignFiling,
  CampaignPerson,
  FiledRequirements,
  NewCampaign,
} from '#domain/awareness/campaign.ts';
import { Language } from '#domain/organisations/language.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

const OpenCampaign = Campaign.extend({
  /** Everybody where the asking person may see how others stand, or else they themselves. */
  people: z.array(CampaignPerson),
  seesEverybody: z.boolean(),
  titles: z.record(z.string(), z.string()),
  filings: z.array(CampaignFiling),
});
export type OpenCampaign = z.infer<typeof OpenCampaign>;

const Versioned = ById.extend({ version: z.number().int().optional() });

export const campaigns = {
  list: endpoint({
    method: 'GET',
    path: '/awareness/campaigns',
    permission: 'iso_readiness.view',
    summary: 'Campaigns with how far they are, open ones first, the next due on top',
    input: Nothing,
    output: z.array(Campaign),
  }),
  get: endpoint({
    method: 'GET',
    path: '/awareness/campaigns/{id}',
    permission: 'iso_readiness.view',
    summary: 'A campaign, person by person for who runs campaigns or audits them',
    input: ById.extend({ language: Language.optional() }),
    output: OpenCampaign,
  }),
  add: endpoint({
    method: 'POST',
    path: '/awareness/campaigns',
    permission: 'iso_readiness.edit',
    summary: 'Ask people to pass courses by a day; each is told',
    input: NewCampaign,
    output: Campaign,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/awareness/campaigns/{id}',
    permission: 'iso_readiness.edit',
    summary: 'Change an open campaign; with `version`, only if nobody changed it since',
    input: Versioned.extend(CampaignChange.shape),
    output: Campaign,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/awareness/campaigns/{id}',
    permission: 'iso_readiness.edit',
    summary: 'Remove a campaign of which no record was filed; tests and certificates stay',
    input: ById,
    output: ById,
  }),
  closing: {
    add: endpoint({
      method: 'POST',
      path: '/awareness/campaigns/{id}/closing',
      permission: 'iso_readiness.edit',
      summary: 'Close a campaign: nobody is asked or reminded any more',
      input: Versioned,
      output: Campaign,
    }),
  },
  reminders: {
    add: endpoint({
      method: 'POST',
      path: '/awareness/campaigns/{id}/reminders',
      permission: 'iso_readiness.edit',
      summary: 'Remind now everybody who has not finished, at most once a day each',
      input: ById,
      output: z.object({ reminded: z.number().int() }),
    }),
  },
  filings: {
    add: endpoint({
      method: 'POST',
      path: '/awareness/campaigns/{id}/filings',
      permission: 'iso_readiness.edit',
      summary: 'File the record of a campaign as a document and evidence for a year, in your name',
      input: ById.extend({ requirements: FiledRequirements, language: Language.optional() }),
      output: CampaignFiling,
    }),
  },
};
