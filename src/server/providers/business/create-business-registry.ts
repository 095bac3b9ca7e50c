import type { BusinessRegistry, Report } from './business-registry.ts'
import { createTaxOffice, type TaxOfficeSettings } from './tax-office.ts'

/** The tax office where a key is configured; else the checksum of the number, which the contract knows, must do. */
export function createBusinessRegistry(settings: TaxOfficeSettings | null, report: Report): BusinessRegistry {
  return settings ? createTaxOffice(settings, report) : { standingOf: async () => null }
}
