-- What a language model read in captions that the hotel finder was unsure of, so that no caption is asked about twice. Holds no
-- caption, only its hash; a null answer says that the model gave none that could be used.

create table second_readings (
  caption_hash bytea not null,
  model text not null,
  answer jsonb,
  read_at timestamptz not null,
  constraint second_readings__pkey primary key (caption_hash, model)
);
