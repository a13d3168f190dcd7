-- An import finds an asset by its tag.
create index assets_by_tag on assets (organisation_id, asset_tag) where asset_tag <> '';
