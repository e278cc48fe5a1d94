-- A visitor counts once a day on each link. Rows of before keep the hour in which they counted.
alter table clicks rename column hour to day;
alter table clicks rename constraint clicks__once_an_hour to clicks__once_a_day;
