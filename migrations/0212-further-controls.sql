-- Controls of an own framework that the organisation found necessary beyond Annex A stand in its Statement of Applicability (6.1.3 b).
alter table organisation_frameworks add in_statement boolean not null default false;
