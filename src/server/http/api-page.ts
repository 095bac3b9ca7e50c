import type { Endpoint } from '../../contract/base/endpoint.ts'
import { ERROR_STATUS } from '../../contract/base/errors.ts'
import { palette } from '../../reference/theme/palette.ts'
import { ENDPOINT_DESCRIPTIONS } from './endpoint-descriptions.ts'

/** The API reference page: one row per endpoint, then the error codes. */
export function apiPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ilteo API</title><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 1100px; margin: 0 auto; padding: 16px; color: ${palette.gray[9]} }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: 8px; border-bottom: 1px solid ${palette.gray[2]}; vertical-align: top }
code { font: 14px/1.5 ui-monospace, monospace } h1, h2 { letter-spacing: -0.02em } a { color: ${palette.primary[7]} }
</style></head><body><main>
<h1>Ilteo API</h1>
<p>All paths are below <code>/api</code>. The machine-readable description is <a href="/api/openapi.json">openapi.json</a>.
Answers are <code>{ "responseCode": "SUCCESS", "data": … }</code>, failures <code>application/problem+json</code> with a stable <code>responseCode</code>.</p>
<h2>Endpoints</h2>
<table><thead><tr><th>Endpoint</th><th>Purpose</th><th>Callers</th><th>Query or form</th></tr></thead><tbody>
${endpoints.map(row).join('\n')}
</tbody></table>
<h2>Error codes</h2>
<table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody>
${Object.entries(ERROR_STATUS)
  .map(([code, status]) => `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td></tr>`)
  .join('\n')}
</tbody></table>
</main></body></html>`
}

function row(endpoint: Endpoint): string {
  const purpose = [endpoint.summary, ENDPOINT_DESCRIPTIONS[endpoint.name]].filter(Boolean).join('. ')
  const query = namesOf(endpoint.query)
  const form = endpoint.file === undefined ? '' : `multipart: ${endpoint.file}, ${namesOf(endpoint.body)}`
  const by = typeof endpoint.by === 'string' ? endpoint.by : endpoint.by.join(', ')
  return `<tr><td><code>${endpoint.method} ${endpoint.path}</code></td><td>${purpose}</td><td>${by}</td><td>${query}${form}</td></tr>`
}

function namesOf(schema: Endpoint['query']): string {
  return schema && 'shape' in schema ? Object.keys(schema.shape as object).join(', ') : ''
}
