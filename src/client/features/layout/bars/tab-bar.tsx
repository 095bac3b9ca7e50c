import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { isPlainPress, usePressed } from '../../../ui/button/use-pressed.ts'
import { isActive, tabsOf } from '../navigation.ts'
import classes from './tab-bar.module.css'

/** The five tabs at the bottom of a phone's screen. */
export function TabBar() {
  const { i18n, t } = useLingui()
  const role = useSession()?.role
  const path = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const { shown, press } = usePressed(path)
  return (
    <nav className={classes.bar} aria-label={t`Main`} data-tab-bar>
      {tabsOf(role).map((tab) => {
        const active = isActive(shown, tab)
        return (
          <Link
            key={tab.to}
            to={tab.to}
            className={classes.tab}
            data-active={active || undefined}
            aria-current={isActive(path, tab) ? 'page' : undefined}
            onClick={(event) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              void press(tab.to, () => navigate({ to: tab.to }))
            }}
          >
            <tab.icon filled={active} />
            <span>{i18n._(tab.label)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
