import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { AFTER_THREE_YEARS } from '../../../contract/work-right/re-employment.ts'
import { reasonTexts } from '../../../contract/work-right/reason-texts.ts'
import { sourceTitles } from '../../../contract/work-right/source-titles.ts'
import type { WorkRight } from '../../../contract/work-right/may-take.ts'
import { articleNumbers } from '../../../reference/law-articles.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { type RightSourceId, rightSources } from '../../../reference/work-rights/sources.ts'
import type { WorkRightVerdict } from '../../../reference/work-rights/vocabulary.ts'
import { unbrokenCodes } from '../../i18n/unbroken-codes.ts'
import { CallIcon, CheckIcon, CloseIcon, type Icon, InfoIcon, KeyIcon } from '../../ui/icon/icons.tsx'
import { rightColors } from './right-colors.ts'
import { whose15770071 } from './verdict-texts.ts'

export const signs: Record<WorkRightVerdict, Icon> = {
  YES: CheckIcon,
  WITHIN_LIMITS: CheckIcon,
  PERMIT_FIRST: KeyIcon,
  EMPLOYMENT_CENTRE: KeyIcon,
  NOT_KNOWN: InfoIcon,
  NO: CloseIcon,
}

interface RightAnswerProps {
  right: WorkRight
  /** The answer in one line. */
  title: ReactNode
  /** Below the title. */
  children?: ReactNode
}

/** A verdict with its reasons, each with the article it comes from. The last word is with 1345. */
export function RightAnswer({ right: { verdict, reasons }, title, children }: RightAnswerProps) {
  const { i18n } = useLingui()
  const Sign = signs[verdict]
  const atTheEnd = reasons.filter(({ code }) => AFTER_THREE_YEARS.includes(code))
  const deciding = reasons.filter((reason) => !atTheEnd.includes(reason))
  const asksCentre = verdict === 'EMPLOYMENT_CENTRE' || atTheEnd.length > 0
  return (
    <Stack gap="sm" p="md" bdrs="md" bg="var(--sunk)" aria-live="polite">
      <Group component="p" gap="xs" wrap="nowrap" c={rightColors[verdict]}>
        <Sign size={24} style={{ flex: 'none' }} />
        <Text component="b" fw={700} c="dark">
          {title}
        </Text>
      </Group>
      {children}
      <Reasons reasons={deciding} />
      {atTheEnd.length > 0 && (
        <>
          <Text component="h4" fw={700}>
            <Trans>When your three years end</Trans>
          </Text>
          <Reasons reasons={atTheEnd} />
        </>
      )}
      <Text size="sm" c="dimmed">
        <Trans>
          This is information, not advice. The immigration office decides. Call 1345 before you start.
        </Trans>
      </Text>
      {asksCentre && <p>{i18n._(whose15770071)}</p>}
      <Group gap="xs" align="stretch">
        {asksCentre && (
          <Button
            component="a"
            href="tel:15770071"
            variant="default"
            size="sm"
            leftSection={<CallIcon size={20} />}
          >
            <Trans>Call, with interpreter: 1577-0071</Trans>
          </Button>
        )}
        <Button
          component="a"
          href="tel:1345"
          variant="default"
          size="sm"
          leftSection={<CallIcon size={20} />}
        >
          <Trans>Call immigration: 1345</Trans>
        </Button>
      </Group>
    </Stack>
  )
}

function Reasons({ reasons }: Pick<WorkRight, 'reasons'>) {
  const { i18n } = useLingui()
  if (reasons.length === 0) return null
  return (
    <Flex component="ul" direction="column" gap="xs" ps="lg">
      {reasons.map(({ code, source }, index) => (
        <li key={`${code} ${source}`}>
          {i18n._(reasonTexts[code])}
          {reasons[index + 1]?.source !== source && <Source id={source} />}
        </li>
      ))}
    </Flex>
  )
}

/** Title and article in the reader's language, with the Korean ones and the date of the text. */
function Source({ id }: { id: RightSourceId }) {
  const { i18n } = useLingui()
  const { titleKo, titleEn, part, number, date } = rightSources[id]
  const korean = unbrokenCodes([`${titleKo} ${part}`.trim(), number].filter(Boolean).join(', '))
  const numbers = articleNumbers(part)
  const name = i18n._(sourceTitles[titleEn])
  if (readsKorean(i18n.locale))
    return (
      <Text component="cite" display="block" size="sm" fs="normal" c="dimmed" lang="ko">
        {korean}{' '}
        <Box component="span" style={{ whiteSpace: 'nowrap' }}>
          ({date})
        </Box>
      </Text>
    )
  return (
    <Text component="cite" display="block" size="sm" fs="normal" c="dimmed">
      {numbers === null ? (
        name
      ) : (
        <Trans comment="Where a rule stands in a law: “Labor Standards Act, article 18(3), 55(1)”">
          {name}, article {numbers}
        </Trans>
      )}{' '}
      <span lang="ko">({korean})</span>{' '}
      <Box component="span" style={{ whiteSpace: 'nowrap' }}>
        ({date})
      </Box>
    </Text>
  )
}
