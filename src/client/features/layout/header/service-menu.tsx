import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, type ButtonProps } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useSession } from '../../../api/session.ts'
import { useHasContact } from '../../../entities/site/site-query.ts'
import { lazyPart, Optional } from '../../../ui/field/optional.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { isActive } from '../active-tab.ts'
import { account, type Destination } from '../navigation.ts'

const ITEM = {
  variant: 'subtle',
  color: 'dark',
  radius: 'sm',
  fullWidth: true,
  justify: 'flex-start',
  mih: 'var(--target)',
  px: 'sm',
  fw: 400,
  ta: 'start',
} satisfies ButtonProps
const CURRENT = { variant: 'light', color: 'primary', fw: 700 } satisfies ButtonProps

// Loaded where an item depends on the member's right.
const RightGate = lazyPart(async () => (await import('../../../entities/member/company-right.tsx')).RightGate)

interface LinksProps {
  items: readonly Destination[]
  onLeave: () => void
}

/** Links of a menu. */
export function MenuLinks({ items, onLeave }: LinksProps) {
  return (
    <ul>
      <LinkItems items={items} onLeave={onLeave} />
    </ul>
  )
}

function LinkItems({ items, onLeave }: LinksProps) {
  const { i18n } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  return items.map((item) => {
    const active = isActive(path, item)
    const entry = (
      <li key={item.to}>
        <ButtonLink
          {...ITEM}
          {...(active && CURRENT)}
          to={item.to}
          search={item.search}
          onClick={onLeave}
          aria-current={active ? 'page' : undefined}
        >
          {i18n._(item.label)}
        </ButtonLink>
      </li>
    )
    if (!item.isForManagers) return entry
    return (
      <Optional key={item.to} fallback={entry}>
        <RightGate quiet>{entry}</RightGate>
      </Optional>
    )
  })
}

const MenuItem = (props: ButtonProps & ComponentProps<'button'>) => <Button {...ITEM} {...props} />

interface AccountItemsProps {
  onLeave: () => void
  onContact: () => void
  onSignOut: () => void
}

/** The member's account, inquiry and sign-out. */
export function AccountItems({ onLeave, onContact, onSignOut }: AccountItemsProps) {
  const isMember = useSession() !== null
  const hasContact = useHasContact()
  if (!isMember && !hasContact) return null
  return (
    <Box component="ul" mt="xs" pt="xs" style={{ borderTop: '1px solid var(--hairline)' }}>
      {isMember && <LinkItems items={[account]} onLeave={onLeave} />}
      {hasContact && (
        <li>
          <MenuItem onClick={onContact}>
            <Trans>Contact us</Trans>
          </MenuItem>
        </li>
      )}
      {isMember && (
        <li>
          <MenuItem onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </MenuItem>
        </li>
      )}
    </Box>
  )
}
