import type { Site } from '../../contract/site/site.ts'

type Source = Record<string, string | undefined>

/** A text that members agree to: published elsewhere, or a file that this site serves. */
export type LegalText = ({ url: string } | { file: string }) & { version: string | null }

export interface SiteSettings extends Pick<Site, 'company' | 'contact'> {
  legal: { terms: LegalText | null; privacy: LegalText | null }
}

/** Names the demonstration's company as what it is; nothing else about it is made up. */
const DEMO_NAMES = { name: '주식회사 일터 (데모)', nameInEnglish: 'Ilteo Inc. (demo)' }

/**
 * Who runs the site. What is not set is null and not shown anywhere.
 * @throws Error naming the invalid variable
 */
export function siteSettings(source: Source, isDemo: boolean): SiteSettings {
  const text = (name: string) => source[name]?.trim() || null
  const isNamed = text('COMPANY_NAME') !== null || text('COMPANY_NAME_EN') !== null
  const names =
    isDemo && !isNamed ? DEMO_NAMES : { name: text('COMPANY_NAME'), nameInEnglish: text('COMPANY_NAME_EN') }
  return {
    company: {
      ...names,
      representative: text('COMPANY_REPRESENTATIVE'),
      registrationNumber: text('COMPANY_REGISTRATION_NUMBER'),
      mailOrderNumber: text('COMPANY_MAIL_ORDER_NUMBER'),
      jobInformationNumber: text('COMPANY_JOB_INFORMATION_NUMBER'),
      address: text('COMPANY_ADDRESS'),
      addressInEnglish: text('COMPANY_ADDRESS_EN'),
    },
    contact: {
      email: matching('SUPPORT_EMAIL', text('SUPPORT_EMAIL'), EMAIL, 'an e-mail address'),
      messengerUrl: webAddress('SUPPORT_MESSENGER_URL', text('SUPPORT_MESSENGER_URL')),
      advertisingPhone: matching('ADVERTISING_PHONE', text('ADVERTISING_PHONE'), PHONE, 'a telephone number'),
      weekdayHours: text('SUPPORT_HOURS'),
    },
    legal: { terms: legalText('TERMS', text), privacy: legalText('PRIVACY', text) },
  }
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+$/
const PHONE = /^\+?[\d -]{3,20}$/

function matching(name: string, value: string | null, pattern: RegExp, kind: string): string | null {
  if (value !== null && !pattern.test(value)) throw new Error(`${name} must be ${kind}, not ${value}`)
  return value
}

/** Links of other kinds, such as `javascript:`, would run in the site's own pages. */
function webAddress(name: string, value: string | null): string | null {
  if (value !== null && !(/^https?:\/\//.test(value) && URL.canParse(value)))
    throw new Error(`${name} must be a web address, not ${value}`)
  return value
}

function legalText(name: string, text: (name: string) => string | null): LegalText | null {
  const url = webAddress(`${name}_URL`, text(`${name}_URL`))
  const file = text(`${name}_FILE`)
  if (url !== null && file !== null) throw new Error(`${name}_URL and ${name}_FILE cannot both be set`)
  const version = text(`${name}_VERSION`)
  if (url !== null) return { url, version }
  return file === null ? null : { file, version }
}
