import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/link.tsx'
import { HeroDrawing } from './hero-drawing.tsx'
import classes from './hero.module.css'
import { InstallButtons } from '../install/install-buttons.tsx'

/** On phones only words and ways: the first screen is for jobs. */
export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="landing-title">
      <div className={classes.content}>
        <div className={classes.words}>
          <h1 id="landing-title">
            <Trans>Jobs in Korea that show the pay first</Trans>
          </h1>
          <p className={classes.lead}>
            <Trans>
              For people from abroad. Every job shows the pay per hour, and you need only one resume for all
              jobs.
            </Trans>
          </p>
          <div className={classes.ways}>
            <ButtonLink to="/home">
              <Trans>Find jobs</Trans>
            </ButtonLink>
            <ButtonLink to="." search={{ for: 'company' }} hash="features" variant="light">
              <Trans>I am hiring</Trans>
            </ButtonLink>
          </div>
          <div className={classes.onDesktops}>
            <InstallButtons />
          </div>
        </div>
        <div className={classes.onDesktops}>
          <HeroDrawing />
        </div>
      </div>
    </section>
  )
}
