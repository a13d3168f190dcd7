-- The owner, who migrates and verifies but never serves, may list organisations; in each it then acts like anybody, one at a time.
create policy maintenance on organisations for select to current_user using (true);
