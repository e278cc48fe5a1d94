-- The account of the photo network that the post of a link was taken from. It stays when the post goes: what a booking earns is asked later.
alter table links add column source_handle text;

update links set source_handle = posts.source_handle from posts where posts.id = links.post_id and posts.source_handle is not null;
