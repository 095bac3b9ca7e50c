import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Badge, Flex, Stack, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { NewsState, OperatorNews } from '../../../../contract/operator/news.ts'
import { useFormat } from '../../../i18n/format.ts'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { useArrivalFocus } from '../keyboard/use-arrival-focus.ts'
import { useDateTime } from '../desk/use-date-time.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

export const newsStates: Record<NewsState, { label: MessageDescriptor; color: 'green' | 'amber' | 'gray' }> =
  {
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
            <Badge component="span" color={newsStates[item.state].color}>
              {i18n._(newsStates[item.state].label)}
            </Badge>
            {item.state === 'SCHEDULED' && item.publishedDate !== null && (
              <Trans>Will be published {momentOf(item.publishedDate)}</Trans>
            )}
            {item.state === 'PUBLISHED' && (
              <Link to="/news/detail/$id" params={{ id: item.id }}>
                <Trans>See it on the news page</Trans>
              </Link>
            )}
            <Text span inherit c="dimmed">
              <Trans>Last changed {changed}</Trans>
            </Text>
          </>
        )}
        {isUnsaved && <OutboxMark view="saved">{t`Your changes are kept on this device`}</OutboxMark>}
      </Flex>
      {shown && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          {i18n._(doneTexts[shown])}
        </Alert>
      )}
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
