-- Events of bookings are what the account book is proved against: they can be emptied as little as changed.
create trigger booking_events__no_truncate before truncate on booking_events
  for each statement execute function refuse_change();
