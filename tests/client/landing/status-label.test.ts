import type { I18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { statusLabel } from '../../../src/client/entities/work-right/status-names.ts'
import { interfaceLanguages } from '../../../src/reference/interface-languages.ts'
import { visaStatuses } from '../../../src/reference/visa-statuses.ts'
import { readCatalogue } from '../../../src/server/i18n/read-catalogue.ts'

function readingIn(locale: string): I18n {
  const texts = readCatalogue(locale, ['landing'])
  return { locale, _: ({ message = '' }) => texts.get(message) ?? message } as I18n
}

test.each(interfaceLanguages.map(({ code }) => code))(
  'Statuses of residence have their Korean name exactly once in %s',
  (locale) => {
    const reader = readingIn(locale)
    for (const { code, nameKo } of visaStatuses)
      expect(statusLabel(reader, code, nameKo).split(nameKo)).toHaveLength(2)
  },
)
