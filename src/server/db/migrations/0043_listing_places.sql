-- Where each listed posting is, in metres on the plane of contract/place/distance.ts, to sort by distance and to count
-- postings on a map. Built-in points and a GiST index, because not every PostgreSQL has PostGIS.
create function korea_plane(latitude double precision, longitude double precision) returns point
language sql immutable strict parallel safe as $$
  select point(
    round(6371008.8 * atanh(cos(radians(latitude)) * sin(radians(longitude - 127.5)))),
    round(6371008.8 * atan2(tan(radians(latitude)), cos(radians(longitude - 127.5)))))
$$;

-- In job_listings every region and tier has its own copy of the plane, 10,000 km beside the next: the nearest jobs of
-- any region and tier are the head of one search of one index, as with the other orders (features/job/lanes.ts).
alter table job_listings add place point;
update job_listings l
set place = korea_plane(j.latitude, j.longitude) + point(10000000.0 * (l.region_id * 4 + l.product_type), 0)
from jobs j where j.id = l.job_id;
alter table job_listings alter place set not null;

alter table job_searches add place point;
update job_searches s set place = korea_plane(j.latitude, j.longitude) from jobs j where j.id = s.job_id;
alter table job_searches alter place set not null;

drop function korea_plane;
create index job_listings_place on job_listings using gist (place)
  include (job_id, period_end, pay_amount, pay_type, category_mask, keyword_mask, flags);
