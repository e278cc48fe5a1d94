-- Each mail about a booking brings a link of its own, because only hashes of earlier ones are kept; so a side has several doors.

alter table booking_doors drop constraint booking_doors__one_a_side;
create index booking_doors__of_booking on booking_doors (booking);
