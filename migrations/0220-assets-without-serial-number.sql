-- A service, a program or a database has no serial number; which assets need one is a rule of the domain.
alter table assets
  drop constraint assets_serial_number_check,
  add constraint assets_serial_number_check check (length(serial_number) <= 300);
