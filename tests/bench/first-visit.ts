import type { Figure } from './figure.ts'
import { aPhone, FIRST_CARD } from './phone.ts'

interface Loaded {
  script: number
  style: number
}

/** Bytes over the wire (brotli) of all scripts and styles that load before the list shows. */
export async function measureFirstVisit(url: string): Promise<Figure[]> {
  const phone = await aPhone()
  try {
    const responses = new Map<string, { type: string; headers: number }>()
    const loaded: Loaded = { script: 0, style: 0 }
    await phone.devtools.send('Network.enable')
    phone.devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
      responses.set(requestId, { type, headers: response.encodedDataLength }),
    )
    phone.devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const response = responses.get(requestId)
      const body = encodedDataLength - (response?.headers ?? 0)
      if (response?.type === 'Script') loaded.script += body
      if (response?.type === 'Stylesheet') loaded.style += body
    })
    await phone.page.goto(`${url}/recruitinfo`)
    await phone.page.locator(FIRST_CARD).first().waitFor()
    const { script, style } = loaded
    return [
      { what: 'first visit to /recruitinfo: JavaScript', value: script / 1024, unit: 'KB', budget: 150 },
      { what: 'first visit to /recruitinfo: CSS', value: style / 1024, unit: 'KB', budget: 12 },
    ]
  } finally {
    await phone.close()
  }
}
