import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Stack, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { useFormat } from '../../../i18n/format.ts'
import type { NewsState, OperatorNews } from '../../../../contract/operator/news.ts'
import { StateBadge, type StateLook, useDateTime } from '../desk/cells.tsx'
import { Done } from '../desk/command.tsx'
import { useArrivalFocus } from '../keyboard/use-arrival-focus.ts'

export const newsStates: Record<NewsState, StateLook> = {
  DRAFT: { label: msg({ message: 'Draft', context: 'news' }), color: 'gray' },
  SCHEDULED: { label: msg({ message: 'Scheduled', context: 'news' }), color: 'amber' },
  PUBLISHED: { label: msg({ message: 'Published', context: 'news' }), color: 'green' },
}

/** SAVED: changed without a change of its state. UNPUBLISHED: a draft again. */
export type NewsDone = NewsState | 'SAVED' | 'UNPUBLISHED'

interface NewsStatusProps {
  item: OperatorNews | undefined
  /** The latest act. */
  done: NewsDone | undefined
  /** Whether there are changes stored on this device only. */
  isUnsaved: boolean
}

/** State of the item on the server and the result of the latest act. */
export function NewsStatus({ item, done, isUnsaved }: NewsStatusProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const momentOf = useDateTime()
  const came = useLocation({ select: ({ state }) => state.newsDone })
  const isPast = item && came !== 'SAVED' && came !== item.state
  const shown = done ?? (isUnsaved || isPast ? undefined : came)
  const element = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (done === 'UNPUBLISHED' || done === 'PUBLISHED') element.current?.focus()
  }, [done])
  // The form of a new item gave way to the page of the item.
  useArrivalFocus(element, came !== undefined && shown === came)
  const changed = item && format.moment(item.updatedDate)
  return (
    <Stack gap="sm" px={{ base: 'edge', sm: 0 }} ref={element} tabIndex={-1}>
      <Flex component="p" wrap="wrap" align="center" rowGap="xxs" columnGap="sm" fz="sm" lh="sm">
        {item && (
          <>
            <StateBadge of={newsStates[item.state]} />
            {item.state === 'SCHEDULED' && item.publishedDate !== null && (
              <Trans>Will be published {momentOf(item.publishedDate)}</Trans>
            )}
            {item.state === 'PUBLISHED' && (
              <Link to="/news/detail/$id" params={{ id: item.id }}>{t`See it on the news page`}</Link>
            )}
            <Text span inherit c="dimmed">
              <Trans>Last changed {changed}</Trans>
            </Text>
          </>
        )}
        {isUnsaved && <OutboxMark view="saved">{t`Your changes are kept on this device`}</OutboxMark>}
      </Flex>
      {shown && <Done>{i18n._(doneTexts[shown])}</Done>}
    </Stack>
  )
}

const doneTexts: Record<NewsDone, MessageDescriptor> = {
  PUBLISHED: msg`The news is published.`,
  SCHEDULED: msg`The news will be published automatically at the time you chose.`,
  DRAFT: msg`The news is saved as a draft. Only operators can see it.`,
  UNPUBLISHED: msg`The news is saved as a draft. Only operators can see it.`,
  SAVED: msg`The changes are saved.`,
}
