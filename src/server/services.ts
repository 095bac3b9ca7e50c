import type { SignInLimits } from './features/member/sign-in-limits.ts'
import type { FileStorage } from './providers/files/file-storage.ts'

/** What handlers use beyond the database; made once at start. */
export interface Services {
  files: FileStorage
  signInLimits: SignInLimits
  /** The street map; without a tile address there is only the drawn one. */
  map: { mapTileUrl: string | null; mapAttribution: string }
}
