import type { AddressSearch, Report } from './address-search.ts'
import { createJusoAddresses, type JusoSettings } from './juso-addresses.ts'
import { createKakaoAddresses, type KakaoSettings } from './kakao-addresses.ts'
import { createReferenceAddresses } from './reference-addresses.ts'

export type AddressSettings =
  | ({ provider: 'juso' } & JusoSettings)
  | ({ provider: 'kakao' } & KakaoSettings)
  | null

/** The configured service; where it finds nothing, is away or there is none, the reference data. */
export function createAddresses(settings: AddressSettings, report: Report): AddressSearch {
  const reference = createReferenceAddresses()
  if (!settings) return reference
  const service =
    settings.provider === 'juso' ? createJusoAddresses(settings) : createKakaoAddresses(settings)
  return {
    async search(query) {
      try {
        const found = await service.search(query)
        if (found.length > 0) return found
      } catch (error) {
        report(
          `addresses come from the reference data: ${error instanceof Error ? error.message : 'no answer'}`,
        )
      }
      return reference.search(query)
    },
  }
}
