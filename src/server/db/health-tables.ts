import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** `DATA` includes the embedded database. */
export type DiskPlace = 'DATA' | 'BACKUPS'

export interface Disk {
  place: DiskPlace
  free: number
  size: number
}

interface ServerTable {
  id: string
  host: string
  version: string
  started_at: Timestamp
  seen_at: Timestamp
  replica: 'USED' | 'BEHIND' | null
  replica_lag: number | null
  disks: ColumnType<Disk[], string, string>
}

interface ProviderResultTable {
  channel: string
  via: string
  succeeded_at: NullableTimestamp
  failed_at: NullableTimestamp
  failure: string | null
}

interface ServerErrorTable {
  place: string
  error: string
  times: number
  last_at: Timestamp
  request_id: string | null
}

export interface HealthTables {
  servers: ServerTable
  provider_results: ProviderResultTable
  server_errors: ServerErrorTable
}
