-- What was booked, as its link named it then. Null in bookings that come by servers of the version before, which are named as their link is now.
alter table bookings add column label text;
update bookings set label = links.label from links where links.id = bookings.link_id;
