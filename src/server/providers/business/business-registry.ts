import { listOf, memberOf, parsedAnswer } from '../json-answer.ts'

export interface TaxOfficeSettings {
  /** Origin of the service: `https://api.odcloud.kr`, except in tests. */
  url: string
  /** The decoded service key. */
  apiKey: string
}

/** In ms. The user is waiting at the form. */
const TIME_LIMIT = 3_000

/**
 * The tax office's business status API (data.go.kr, `POST /api/nts-businessman/v1/status`): `b_stt_cd` is 01 for open,
 * 02 for suspended, 03 for closed, and empty for a number that was never registered.
 */
export function createTaxOffice(settings: TaxOfficeSettings, report: Report): BusinessRegistry {
  return {
    async statusOf(businessNumber) {
      try {
        return await ask(settings, businessNumber)
      } catch (error) {
        report(`the tax office is unavailable: ${error instanceof Error ? error.message : 'no response'}`)
        return 'UNREACHABLE'
      }
    },
  }
}

async function ask({ url, apiKey }: TaxOfficeSettings, businessNumber: string): Promise<BusinessStatus> {
  const address = new URL('/api/nts-businessman/v1/status', url)
  address.search = new URLSearchParams({ serviceKey: apiKey, returnType: 'JSON' }).toString()
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ b_no: [businessNumber] }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const [business] = listOf(parsedAnswer(await response.text()), 'data')
  const code = memberOf(business, 'b_stt_cd')
  if (typeof code !== 'string') throw new Error('unexpected response format')
  return code === '01' ? 'OPEN' : 'CLOSED'
}

/** Status of a business number at the tax office. */
export type BusinessStatus = 'OPEN' | 'CLOSED' | 'UNREACHABLE'

export interface BusinessRegistry {
  /**
   * Never throws.
   * @param businessNumber ten digits with a valid checksum
   * @returns null if no tax office is configured
   */
  statusOf(businessNumber: string): Promise<BusinessStatus | null>
}

/** Logs a failure for the operator, without the business number. */
export type Report = (line: string) => void

/** Without a configured key, only the checksum in the contract is verified. */
export function createBusinessRegistry(settings: TaxOfficeSettings | null, report: Report): BusinessRegistry {
  return settings ? createTaxOffice(settings, report) : { statusOf: async () => null }
}
