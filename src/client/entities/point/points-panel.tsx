import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../i18n/format.ts'
import classes from './points-panel.module.css'

/** The points left for opening resumes, and the way to more. */
export function PointsPanel({ balance }: { balance: number }) {
  const figure = useFormat().number(balance)
  return (
    <section className={classes.panel} aria-labelledby="points">
      <h2 id="points" className={classes.name}>
        <Trans>Reading tickets</Trans>
      </h2>
      <p className={classes.figure}>
        <Plural
          value={balance}
          one={
            <Trans>
              <b>{figure}</b> point
            </Trans>
          }
          other={
            <Trans>
              <b>{figure}</b> points
            </Trans>
          }
        />
      </p>
      <Link to="/payment" className={classes.more}>
        <Trans>Buy more</Trans>
      </Link>
    </section>
  )
}
