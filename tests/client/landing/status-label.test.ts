import { expect, test } from 'vitest'
import { withKoreanName } from '../../../src/reference/name-in.ts'
import { interfaceLanguages } from '../../../src/reference/interface-languages.ts'
import { visaStatuses } from '../../../src/reference/visa-statuses.ts'
import { messageId } from '../../../src/contract/base/define-message.ts'
import { readCatalogue } from '../../../src/server/i18n/read-catalogue.ts'

test.each(interfaceLanguages.map(({ code }) => code))(
  'Statuses of residence have their Korean name exactly once in %s',
  (langCode) => {
    const names = readCatalogue(langCode, ['landing'])
    for (const { nameEn, nameKo } of visaStatuses) {
      const name = names.get(messageId(nameEn, 'status of residence')) ?? names.get(nameEn) ?? nameEn
      expect(withKoreanName(name, nameKo).split(nameKo)).toHaveLength(2)
    }
  },
)
