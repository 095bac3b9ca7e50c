import { Trans } from '@lingui/react/macro'
import { Box, Flex, Paper, Text } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { type Missing, useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { GlobeIcon, type Icon, PencilIcon, PeopleIcon } from '../../ui/icon/icons.tsx'

const SIGN_UP = { to: '/signUp', search: { redirect: '/writeAnnouncement' } } as const

/** Links for companies; colleagues who may only look post no jobs. */
export function QuickButtons({ mayPost = true }) {
  const missing = useMissingVerification()
  const isVisitor = useSession() === null
  return (
    <Flex component="ul" wrap="wrap" gap="xs" px={{ base: 'edge', sm: 0 }} pt={{ base: 'xxs', sm: 0 }}>
      {/* Most companies that come here have no account yet. */}
      {mayPost && (
        <Tile
          {...(isVisitor ? SIGN_UP : { to: '/writeAnnouncement' })}
          icon={PencilIcon}
          heading={<Trans>Post a job</Trans>}
          note={<Trans>Life postings are free</Trans>}
        />
      )}
      <Tile
        to="/talent"
        icon={PeopleIcon}
        heading={<Trans>Find matching talent</Trans>}
        note={missing ? <Until status={missing} /> : <Trans>People who match your posting</Trans>}
      />
      <Tile
        to="/talent"
        search={{ filter: 'country' }}
        icon={GlobeIcon}
        heading={<Trans>Find foreign talent</Trans>}
        note={missing && <Until status={missing} />}
      />
    </Flex>
  )
}

interface TileProps extends ComponentProps<'a'> {
  icon: Icon
  heading: ReactNode
  note: ReactNode
}

/** Three beside each other unless a word would break. */
const Tile = createLink(({ icon: Drawing, heading, note, ...link }: TileProps) => (
  <Box component="li" flex="1 1 25%" miw="min-content" style={{ overflowWrap: 'break-word' }}>
    <Paper
      component="a"
      display="block"
      h="100%"
      radius="lg"
      px={{ base: 'xs', sm: 'lg' }}
      py={{ base: 'sm', sm: 'md' }}
      {...link}
    >
      <Flex direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap="sm">
        <Box flex="none" c="primary">
          <Drawing />
        </Box>
        <div>
          <Text component="b" display="block" size="sm" fw={700} c="dark">
            {heading}
          </Text>
          <Text component="small" display="block" visibleFrom="sm" size="xs" c="dimmed">
            {note}
          </Text>
        </div>
      </Flex>
    </Paper>
  </Box>
))

const Until = ({ status }: { status: Missing }) =>
  status === 'REQUESTED' ? (
    <Trans>We are verifying your business</Trans>
  ) : (
    <Trans>For verified businesses</Trans>
  )
