import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useHasContact } from '../../../entities/site/site-query.ts'
import { isActive } from '../active-tab.ts'
import { account, type Destination } from '../navigation.ts'
import classes from './service-menu.module.css'

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
    return (
      <li key={item.to}>
        <Link
          to={item.to}
          search={item.search}
          className={classes.item}
          onClick={onLeave}
          data-active={active || undefined}
          aria-current={active ? 'page' : undefined}
        >
          {i18n._(item.label)}
        </Link>
      </li>
    )
  })
}

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
    <ul>
      {isMember && <LinkItems items={[account]} onLeave={onLeave} />}
      {hasContact && (
        <li>
          <button type="button" className={classes.item} onClick={onContact}>
            <Trans>Contact us</Trans>
          </button>
        </li>
      )}
      {isMember && (
        <li>
          <button type="button" className={classes.item} onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </button>
        </li>
      )}
    </ul>
  )
}
