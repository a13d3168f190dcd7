-- Proposed risks that somebody put aside, by the scenario and the group that they are about; without its row one is proposed again.
create table risk_proposal_dismissals (
  organisation_id uuid not null references organisations on delete cascade,
  proposal text not null check (length(proposal) between 1 and 100),
  reason text not null check (length(reason) between 1 and 500),
  dismissed_at timestamptz not null,
  dismissed_by text not null,
  dismissed_by_name text not null,
  primary key (organisation_id, proposal)
);
select clausewise.protect('risk_proposal_dismissals');
