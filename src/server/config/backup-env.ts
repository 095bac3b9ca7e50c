import { resolve } from 'node:path'

export interface BackupSettings {
  folder: string
  /** Time of day in Seoul, in minutes after midnight. */
  minute: number
  /** How many backups are kept; older ones are deleted. */
  keep: number
}

/** @throws Error naming the invalid variable */
export function backupSettings(source: NodeJS.ProcessEnv): BackupSettings | null {
  const folder = source['BACKUP_DIR']
  if (!folder) return null
  const at = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(source['BACKUP_AT'] || '03:30')
  if (!at) throw new Error(`BACKUP_AT must be a time such as 03:30, not ${source['BACKUP_AT']}`)
  const keep = source['BACKUP_KEEP'] || '7'
  if (!/^[1-9]\d{0,2}$/.test(keep)) throw new Error(`BACKUP_KEEP must be 1 to 999, not ${keep}`)
  return { folder: resolve(folder), minute: Number(at[1]) * 60 + Number(at[2]), keep: Number(keep) }
}
