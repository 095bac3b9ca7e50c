import { AwsClient } from 'aws4fetch'
import { Readable } from 'node:stream'
import { type FileStorage, isReference } from './file-storage.ts'

export interface S3Settings {
  /** URL of the bucket, without trailing slash; path style, which every implementation accepts. */
  bucketUrl: string
  /** Begins the key of every file, such as `uploads/`; may be empty. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The storage did not answer or refused; a retry may succeed. */
export class StorageUnavailable extends Error {
  readonly code = 'ESTORAGE'
}

const TIMEOUT = 15_000
const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

/** Stores files in a bucket of S3 or a compatible service. The server reads them; nobody else needs access. */
export function createS3Files(settings: S3Settings): FileStorage {
  const { accessKeyId, secretAccessKey, region, bucketUrl, prefix } = settings
  // Half a second of attempts: a caller waits, and repeats the command if it fails.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const call = async (url: string, init: RequestInit = {}) => {
    const response = await called(client, url, init)
    // Also the answer of a bucket that does not exist, into which nothing is stored.
    if (response.status !== 404) return response
    await response.body?.cancel()
    throw new StorageUnavailable('the file storage answered 404')
  }
  const urlOf = (reference: string) => {
    if (!isReference(reference)) throw new Error(`invalid file reference: ${reference}`)
    return `${bucketUrl}/${prefix}${reference}`
  }
  return {
    async put(reference, content) {
      const type = TYPES[reference.slice(reference.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
      const body = typeof content === 'string' ? content : new Uint8Array(content)
      await call(urlOf(reference), { method: 'PUT', body, headers: { 'content-type': type } })
    },
    async read(reference) {
      const response = await called(client, urlOf(reference))
      if (response.status === 404 || !response.body) return null
      return Readable.from(response.body)
    },
    async remove(reference) {
      await called(client, urlOf(reference), { method: 'DELETE' })
    },
    async *list() {
      for (let token: string | null = ''; token !== null;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (token) query.set('continuation-token', token)
        const page = await (await call(`${bucketUrl}?${query.toString()}`)).text()
        for (const key of textsOf(page, 'Key')) {
          const reference = key.slice(prefix.length)
          if (isReference(reference)) yield reference
        }
        const [next = null] = textsOf(page, 'NextContinuationToken')
        token = next
      }
    },
  }
}

/** @throws StorageUnavailable for every answer but success and "not found" */
async function called(client: AwsClient, url: string, init: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
  } catch (error) {
    throw new StorageUnavailable('the file storage does not answer', { cause: error })
  }
  if (response.ok || response.status === 404) return response
  await response.body?.cancel()
  throw new StorageUnavailable(`the file storage answered ${response.status}`)
}

/** Contents of the elements. Keys and tokens have no markup; XML escapes are those of URLs. */
function textsOf(xml: string, element: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g')), ([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )
}
