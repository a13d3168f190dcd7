-- Information is an asset of its own (ISO/IEC 27001 A.5.9), on whatever it is kept.

alter table assets drop constraint assets_type_check;
alter table assets add constraint assets_type_check check (type in ('Laptop', 'Desktop', 'Server', 'Mobile Device', 'Tablet', 'Network Device',
  'Storage Device', 'Printer', 'Scanner', 'Software License', 'Cloud Service', 'Database', 'Application', 'Information')) not valid;
alter table assets validate constraint assets_type_check;
