import type { Readable } from 'node:stream'

/** Where uploaded and drawn files lie. A reference is written once and never changes its content. */
export interface FileStorage {
  put(reference: string, content: Buffer | string): Promise<void>
  /** Null where there is no such file. */
  read(reference: string): Promise<Readable | null>
  /** No error where there is no such file. */
  remove(reference: string): Promise<void>
}

const REFERENCE = /^[a-z0-9][a-z0-9-]{0,99}\.(svg|jpg|png|webp)$/

/** References are names without folders, so that none can point outside of the storage. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
