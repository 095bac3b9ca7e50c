import type { AddressSearch, Report } from './address-search.ts'
import { createJusoAddresses, type JusoSettings } from './juso-addresses.ts'
import { createKakaoAddresses, type KakaoSettings } from './kakao-addresses.ts'
import { createReferenceAddresses } from './reference-addresses.ts'

export type AddressSettings =
  | ({ provider: 'juso' } & JusoSettings)
  | ({ provider: 'kakao' } & KakaoSettings)
  | null

/** Searches the configured service and falls back to the reference data if it fails or finds nothing. */
export function createAddresses(settings: AddressSettings, report: Report): AddressSearch {
  const reference = createReferenceAddresses()
  if (!settings) return reference
  const service =
    settings.provider === 'juso' ? createJusoAddresses(settings) : createKakaoAddresses(settings)
  return {
    knowsStreets: true,
    async search(query) {
      try {
        const found = await service.search(query)
        if (found.length > 0) return found
      } catch (error) {
        report(
          `address search falls back to the reference data: ${error instanceof Error ? error.message : 'no response'}`,
        )
      }
      return reference.search(query)
    },
  }
}
