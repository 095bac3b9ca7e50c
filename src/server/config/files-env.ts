import type { S3Settings } from '../providers/files/s3-files.ts'

/**
 * Reads `FILES_URL=s3://bucket/prefix?endpoint=https://…&region=…`; null keeps files in the data folder.
 * @throws Error naming the invalid variable
 */
export function filesSettings(source: NodeJS.ProcessEnv): S3Settings | null {
  const text = source['FILES_URL']
  return text ? s3Settings('FILES_URL', text, source) : null
}

/** @param name of the setting or argument, for errors */
export function s3Settings(name: string, text: string, source: NodeJS.ProcessEnv): S3Settings {
  if (!text.startsWith('s3://') || !URL.canParse(text))
    throw new Error(`${name} must be s3://bucket?endpoint=https://…, not ${text}`)
  const url = new URL(text)
  const region = url.searchParams.get('region') ?? source['AWS_REGION'] ?? 'us-east-1'
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`${name}: endpoint is no web address: ${endpoint}`)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = source
  if (!url.hostname || !accessKeyId || !secretAccessKey)
    throw new Error(`${name} needs a bucket, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`)
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  return {
    bucketUrl: `${endpoint.replace(/\/+$/, '')}/${url.hostname}`,
    prefix: folder === '' ? '' : `${folder}/`,
    region,
    accessKeyId,
    secretAccessKey,
  }
}
