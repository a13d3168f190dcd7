-- An import knows assets without a serial number by their names.
create index assets_unnumbered on assets (organisation_id, name, id) where serial_number = '';
