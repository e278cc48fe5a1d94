-- A country that is searched for may have few stays or most of them: its newest are found without reading the others.
create index posts__country_latest on posts (country, created_at desc, id desc) where not archived;
