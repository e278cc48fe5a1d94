-- Whether the member who saved a stay from an account gave words or pictures of it, so that the owner of the account has not read it.
alter table posts add column typed_by_saver boolean not null default false;
