-- Prices in these currencies were stored without the decimals that ISO 4217 gives them.
update posts set price_minor = price_minor * case price_currency when 'IQD' then 1000 else 100 end
  where price_currency in ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SOS', 'SYP', 'YER');
update import_items set price_minor = price_minor * case price_currency when 'IQD' then 1000 else 100 end
  where price_currency in ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SOS', 'SYP', 'YER');
