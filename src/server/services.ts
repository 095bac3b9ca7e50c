import type { SignInLimits } from './features/member/sign-in-limits.ts'
import type { FileStorage } from './providers/files/file-storage.ts'

/** What handlers use beyond the database; made once at start. */
export interface Services {
  files: FileStorage
  signInLimits: SignInLimits
  /** Tile address of the street map; null: only the drawn one. */
  mapTileUrl: string | null
}
