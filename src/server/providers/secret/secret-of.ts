import { keyFromFile } from './read-or-create-file.ts'
import { createSecret, type Secret } from './secret.ts'

interface KeySettings {
  dataDir: string
  secretKey: string | null
  formerSecretKey: string | null
}

/** The key of the environment, or else the one in the data folder, which is created if missing. */
export async function secretOf({ dataDir, secretKey, formerSecretKey }: KeySettings): Promise<Secret> {
  return createSecret(secretKey ?? (await keyFromFile(dataDir)), formerSecretKey)
}
