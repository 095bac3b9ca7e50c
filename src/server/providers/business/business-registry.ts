import { listOf, memberOf, parsedAnswer } from '../json-answer.ts'

export interface TaxOfficeSettings {
  /** Origin of the service, `https://api.odcloud.kr` unless tested. */
  url: string
  /** The decoded service key. */
  apiKey: string
}

/** Somebody waits for it in front of the form. */
const TIME_LIMIT = 3_000

/**
 * The tax office's status of businesses (data.go.kr, `POST /api/nts-businessman/v1/status`): `b_stt_cd` is 01 for open,
 * 02 for suspended, 03 for closed, and empty for a number that was never registered.
 */
export function createTaxOffice(settings: TaxOfficeSettings, report: Report): BusinessRegistry {
  return {
    async standingOf(businessNumber) {
      try {
        return await ask(settings, businessNumber)
      } catch (error) {
        report(`the tax office could not be asked: ${error instanceof Error ? error.message : 'no answer'}`)
        return 'UNREACHABLE'
      }
    },
  }
}

async function ask({ url, apiKey }: TaxOfficeSettings, businessNumber: string): Promise<BusinessStanding> {
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
  if (typeof code !== 'string') throw new Error('an answer of an unknown form')
  return code === '01' ? 'OPEN' : 'CLOSED'
}

/** What the tax office says about a number. */
export type BusinessStanding = 'OPEN' | 'CLOSED' | 'UNREACHABLE'

export interface BusinessRegistry {
  /** @param businessNumber ten digits with a right checksum. @returns null where no tax office is asked; never throws */
  standingOf(businessNumber: string): Promise<BusinessStanding | null>
}

/** Tells the operator what went wrong, never about whom. */
export type Report = (line: string) => void

/** The tax office where a key is configured; else the checksum of the number, which the contract knows, must do. */
export function createBusinessRegistry(settings: TaxOfficeSettings | null, report: Report): BusinessRegistry {
  return settings ? createTaxOffice(settings, report) : { standingOf: async () => null }
}
