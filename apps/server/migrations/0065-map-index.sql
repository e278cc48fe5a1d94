-- Where shown posts are, with all that the spots of a map need of them: they are counted without reading the posts.
create index posts__map on posts (lat, lng) include (id, user_id) where lat is not null and not archived;
