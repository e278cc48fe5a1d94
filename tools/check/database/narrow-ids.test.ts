import { expect, test } from 'vitest';
import { narrowIds } from './narrow-ids.ts';

test('A column of ids that is no bigint is reported, found by its name, its numbering or what it refers to', () => {
  const schema = `create table stays (
  number integer generated always as identity not null,
  id bigint not null,
  user_id integer not null,
  taken_by integer,
  guest_ids integer[] not null,
  pictures integer not null default 0,
  constraint stays__taken_by FOREIGN KEY (taken_by) REFERENCES users(id)
);

create table visits (
  stay_id bigint not null,
  day smallint not null
) PARTITION BY RANGE (day);
`;
  expect(narrowIds(schema)).toEqual(
    ['number', 'user_id', 'taken_by', 'guest_ids'].map(
      (name) => `stays.${name} holds ids of a type that is too narrow: make it bigint.`,
    ),
  );
});
