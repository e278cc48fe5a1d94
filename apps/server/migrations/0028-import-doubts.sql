-- What the hotel finder was least sure of in a post that waits for the member's decision: those of one doubt are asked together.

alter table import_items add column doubt text check (doubt in ('stay', 'handle', 'hotel', 'price'));
