import data from './countries.json' with { type: 'json' }

export interface CountryRecord {
  /** ISO 3166-1, upper case. */
  code: string
  nameInNative: string
  nameInEnglish: string
  nameInKorean: string
  langCode: string
}

export const countries: readonly CountryRecord[] = data
