-- The stays at a hotel that are quoted on its page, and the one whose link books it: those with the most favourites, then those that came first.
create index posts__hotel_favoured on posts (hotel_id, favourites_count desc, id) where not archived;
