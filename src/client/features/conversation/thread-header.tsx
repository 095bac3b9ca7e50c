import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Flex, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useContext } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { languageName } from '../../i18n/language-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ChevronLeftIcon, MoreIcon, ShieldIcon } from '../../ui/icon/icons.tsx'
import { UnderHeader } from '../../ui/page/inner-header.tsx'
import { OfflineMark } from '../../ui/page/network-notice.tsx'
import { CounterpartName } from './conversation-list.tsx'
import { useLeaveByEscape } from './use-escape.ts'

interface ThreadHeaderProps {
  about: Conversation | undefined
  isReporting: boolean
  onMenu: () => void
}

/** Who it is with; the way back to the list where the list is not beside it. */
export function ThreadHeader({ about, isReporting, onMenu }: ThreadHeaderProps) {
  useLeaveByEscape(isReporting)
  const { t } = useLingui()
  const navigate = useNavigate()
  const langCode = useLanguage()
  const underHeader = useContext(UnderHeader)
  const counterpart = about?.counterpart
  const theirs = about ? otherLanguage(about, langCode) : null
  const language = theirs === null ? null : languageName(theirs, langCode)
  const sub = [language === null ? '' : t`The other side reads ${language}`, about?.isMuted ? t`Muted` : '']
    .filter((each) => each !== '')
    .join(BETWEEN_FACTS)
  return (
    <>
      <Flex
        gap="xxs"
        align="center"
        mih={56}
        pt="calc(4px + env(safe-area-inset-top))"
        pb={4}
        ps={{ base: 4, md: 'md' }}
        pe={6}
        bg="var(--surface)"
      >
        <ActionIcon
          hiddenFrom="md"
          aria-label={t`All messages`}
          title={t`All messages`}
          onClick={() => void navigate({ to: '/messages' })}
        >
          <ChevronLeftIcon size={24} />
        </ActionIcon>
        <Box flex={1} miw={0}>
          <Title order={1} size="h3" lts="0">
            <bdi>{counterpart && <CounterpartName counterpart={counterpart} />}</bdi>
            {counterpart?.isVerified && (
              <Text span c="green" ms="xxs" display="inline-block" style={{ verticalAlign: '-3px' }}>
                <ShieldIcon size={18} role="img" aria-hidden={false} aria-label={t`Verified company`} />
              </Text>
            )}
          </Title>
          {sub !== '' && (
            <Text size="xs" c="dimmed">
              {sub}
            </Text>
          )}
        </Box>
        <OfflineMark hiddenFrom="sm" />
        {about && (
          <ActionIcon aria-label={t`More about this chat`} title={t`More about this chat`} onClick={onMenu}>
            <MoreIcon size={24} />
          </ActionIcon>
        )}
      </Flex>
      <div ref={underHeader} />
    </>
  )
}

/** The language that the other side reads, if it is another than the member's. */
export function otherLanguage({ counterpart }: Conversation, langCode: string): string | null {
  const theirs = counterpart.isRemoved ? null : counterpart.langCode
  return theirs === langCode ? null : theirs
}
