/**
 * Settings of a PostgreSQL that many products share, each with a pool of its own, and that nothing must outlive: writing
 * through to the disk and tidying up only cost time.
 */
export const PASSING = {
  max_connections: '200',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}
