import { createFileSms } from './file-sms.ts'
import type { Report, Sms } from './sms.ts'
import { createSolapiSms, type SolapiSettings } from './solapi-sms.ts'

/** Solapi where it is set up, else files in the outbox folder. */
export function createSms(solapi: SolapiSettings | null, outboxDir: string, report: Report): Sms {
  return solapi ? createSolapiSms(solapi, report) : createFileSms(outboxDir, report)
}
