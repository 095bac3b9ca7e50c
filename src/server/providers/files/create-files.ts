import { join } from 'node:path'
import { createLocalFiles, type FileStorage } from './file-storage.ts'
import { createS3Files, type S3Settings } from './s3-files.ts'

/** @param s3 null for the data folder */
export const createFiles = (dataDir: string, s3: S3Settings | null): FileStorage =>
  s3 ? createS3Files(s3) : createLocalFiles(join(dataDir, 'files'))
