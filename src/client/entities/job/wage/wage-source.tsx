import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { WAGE_SOURCES, type WageSourceCode } from '../../../../contract/wage/wage-sources.ts'
import { articleNumbers } from '../../../../reference/law-articles.ts'
import { readsKorean } from '../../../../reference/name-in.ts'
import { lawNames } from './law-names.ts'

/** Law and article in the reader's language, with the Korean ones, as one would name them on the phone. */
export function Source({ code }: { code: WageSourceCode }) {
  const { i18n } = useLingui()
  const { law, article, checkedOn } = WAGE_SOURCES[code]
  const isUnchecked = checkedOn === null
  if (readsKorean(i18n.locale))
    return (
      <Text component="cite" size="sm" c="dimmed" fs="normal" lang="ko">
        {law} {article} {isUnchecked && <Unchecked />}
      </Text>
    )
  const name = i18n._(lawNames[law])
  const numbers = articleNumbers(article)
  return (
    <Text component="cite" size="sm" c="dimmed" fs="normal">
      {numbers === null ? (
        name
      ) : (
        <Trans comment="Where a rule stands in a law: “Labor Standards Act, article 18(3), 55(1)”">
          {name}, article {numbers}
        </Trans>
      )}{' '}
      <span lang="ko">
        ({law} {article})
      </span>{' '}
      {isUnchecked && <Unchecked />}
    </Text>
  )
}

/** Marks a rule of which only a summary was read. */
const Unchecked = () => <Trans>Not compared with the text of the law.</Trans>
