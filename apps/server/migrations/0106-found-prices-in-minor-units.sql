-- What the hotel finder had read, as 0105 did for the prices of stays.
update import_items set finding = jsonb_set(finding, '{price_minor}', to_jsonb(
    (finding ->> 'price_minor')::bigint * case finding ->> 'price_currency' when 'IQD' then 1000 else 100 end))
  where finding ->> 'price_minor' is not null
    and finding ->> 'price_currency' in ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SOS', 'SYP', 'YER');
