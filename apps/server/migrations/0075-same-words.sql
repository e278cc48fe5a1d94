-- Only letters that a reader sees count, and letters that look alike count as one: neither an invisible sign, an emoji nor a Cyrillic `а` makes
-- the same words others. Ranges rather than classes, as what a class holds depends on the locale of the database.
create function words_told(value text) returns text
language sql immutable parallel safe strict
as $$
  select regexp_replace(
    translate(public.fold(normalize(value, nfkc)), 'аеорсхуіјѕһԁԛԝквмнтαορνικυχτεβμηɑɡl', 'aeopcxyijshdqwkbmhtaopvikyxtebmnagi'),
    '[[:space:][:digit:][:punct:]\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u3000-\u303f\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U0001f000-\U0001faff\U000e0000-\U000e0fff]+',
    '', 'g')
$$;

-- `posts__told` goes a release later, as servers of the version before still ask by it.
create index posts__words_told on posts (md5(words_told(caption)), saved_at)
  where source = 'written' and length(caption) >= 40;
