import type { Part, StoredBlob } from './entry.ts'

/** Encodes a form with files, byte-identical on every attempt: the boundary derives from the entry. */
export function multipartBody(
  parts: readonly Part[],
  blobs: ReadonlyMap<string, StoredBlob>,
  boundary: string,
): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder()
  const chunks: Uint8Array[] = []
  for (const part of parts) {
    chunks.push(text.encode(`--${boundary}\r\n`))
    if ('value' in part) {
      chunks.push(
        text.encode(`Content-Disposition: form-data; name="${quoted(part.name)}"\r\n\r\n${part.value}\r\n`),
      )
      continue
    }
    const blob = blobs.get(part.blobId)
    if (!blob) throw new Error(`The bytes of ${part.blobId} are missing`)
    const disposition = `form-data; name="${quoted(part.name)}"; filename="${quoted(part.fileName)}"`
    chunks.push(text.encode(`Content-Disposition: ${disposition}\r\nContent-Type: ${blob.type}\r\n\r\n`))
    chunks.push(new Uint8Array(blob.bytes), text.encode('\r\n'))
  }
  chunks.push(text.encode(`--${boundary}--\r\n`))
  return joined(chunks)
}

/** Escapes names as browsers do in form data. */
function quoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
