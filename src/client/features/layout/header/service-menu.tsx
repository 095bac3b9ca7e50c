import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useHasContact } from '../../../entities/site/site-query.ts'
import { isActive } from '../active-tab.ts'
import { account, type ServiceMenu } from '../navigation.ts'
import classes from './service-menu.module.css'

interface MenuItemsProps {
  menu: ServiceMenu
  onLeave: () => void
  onContact: () => void
  onSignOut: () => void
  /** The last menu also has inquiry and sign-out. */
  isLast: boolean
}

/** Links of a service menu, with the buttons for inquiry and sign-out. */
export function MenuItems({ menu, onLeave, onContact, onSignOut, isLast }: MenuItemsProps) {
  const { i18n } = useLingui()
  const session = useSession()
  const hasContact = useHasContact()
  const path = useLocation({ select: (location) => location.pathname })
  const items = isLast && session ? [...menu.items, account] : menu.items
  return (
    <ul>
      {items.map((item) => {
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
      })}
      {isLast && hasContact && (
        <li>
          <button type="button" className={classes.item} onClick={onContact}>
            <Trans>Contact us</Trans>
          </button>
        </li>
      )}
      {isLast && session && (
        <li>
          <button type="button" className={classes.item} onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </button>
        </li>
      )}
    </ul>
  )
}
