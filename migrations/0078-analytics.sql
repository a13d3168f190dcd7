-- What the administration's analytics count over all organisations, one after the other: counts by day, nothing of what stands inside. Whoever does
-- not administer gets no row. Acting people come as ids, which are counted and go no further.
create function clausewise.acts_by_day(since date)
returns table (organisation_id uuid, day date, subject text, actor_id text, acts bigint) language plpgsql as $$
declare
  entered text := current_setting('clausewise.organisation_id', true);
  each uuid;
begin
  if not clausewise.administers() then return; end if;
  for each in select o.id from public.organisations o loop
    perform set_config('clausewise.organisation_id', each::text, true);
    return query
      select each, (a.at at time zone 'UTC')::date, a.subject, a.actor_id::text, count(*)
      from public.audit_entries a
      where a.organisation_id = each and a.at >= since::timestamp at time zone 'UTC'
      group by 2, 3, 4;
  end loop;
  perform set_config('clausewise.organisation_id', coalesce(entered, ''), true);
end $$;

create function clausewise.readiness_by_day(since date)
returns table (organisation_id uuid, day date, implemented bigint, total bigint) language plpgsql as $$
declare
  entered text := current_setting('clausewise.organisation_id', true);
  each uuid;
begin
  if not clausewise.administers() then return; end if;
  for each in select o.id from public.organisations o loop
    perform set_config('clausewise.organisation_id', each::text, true);
    return query
      select each, s.day, sum((s.figures ->> 'implemented')::bigint)::bigint, sum((s.figures ->> 'total')::bigint)::bigint
      from public.readiness_snapshots s
      where s.organisation_id = each and s.day >= since
      group by s.day;
  end loop;
  perform set_config('clausewise.organisation_id', coalesce(entered, ''), true);
end $$;

create function clausewise.evidence_by_end(today date)
returns table (organisation_id uuid, freshness text, pieces bigint) language plpgsql as $$
declare
  entered text := current_setting('clausewise.organisation_id', true);
  each uuid;
begin
  if not clausewise.administers() then return; end if;
  for each in select o.id from public.organisations o loop
    perform set_config('clausewise.organisation_id', each::text, true);
    return query
      select each, case
          when e.valid_until is null then 'no-end'
          when e.valid_until < today then 'ended'
          when e.valid_until <= today + 30 then 'within-30'
          when e.valid_until <= today + 90 then 'within-90'
          else 'later' end, count(*)
      from public.evidence e
      where e.organisation_id = each and e.withdrawn_at is null
      group by 2;
  end loop;
  perform set_config('clausewise.organisation_id', coalesce(entered, ''), true);
end $$;
