import { useLingui } from '@lingui/react/macro'
import classes from './hero-drawing.module.css'

/** A posting as the phone shows it, in the reader's language, between two who could have it. */
export function HeroDrawing() {
  const { t } = useLingui()
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 520 440"
      role="img"
      aria-label={t`A phone shows a job with its pay in large figures; a factory worker and a farmer stand beside it`}
      focusable="false"
    >
      <circle cx="260" cy="236" r="204" className={classes.sky} />
      <Places />
      <path d="M0 416h520v24H0Z" className={classes.back} />
      <FactoryWorker />
      <Farmer />
      <Phone />
    </svg>
  )
}

/** A factory at the left, hills with a greenhouse at the right. */
function Places() {
  return (
    <>
      <circle cx="420" cy="132" r="26" className={classes.light} />
      <path d="M296 416v-96c50-34 98-26 138 6 26 20 52 18 74 8v82Z" className={classes.back} />
      <path d="M330 416v-40c0-26 18-44 44-44s44 18 44 44v40Z" className={classes.light} />
      <path d="M330 376h88m-59-41v81m30-81v81" className={classes.frame} />
      <path d="M58 196h22v90H58Z" className={classes.front} />
      <path d="M22 416V272l52 30v-30l52 30v-30l52 30v114Z" className={classes.back} />
      <path d="M40 330h24v18H40Zm44 0h24v18H84Z" className={classes.light} />
      <path
        d="M68 180c-14-6-12-22 2-22 2-14 22-16 28-4 12-4 22 8 14 18-6 8-30 12-44 8Z"
        className={classes.light}
      />
    </>
  )
}

/** In a helmet and a vest. */
function FactoryWorker() {
  return (
    <g>
      <path d="M70 424v-46a52 52 0 0 1 104 0v46Z" className={classes.accent} />
      <path d="M96 424v-91m52 91v-91" className={classes.stripe} />
      <path d="M106 318h32v16a16 16 0 0 1-32 0Z" className={classes.front} />
      <circle cx="122" cy="292" r="30" className={classes.face} />
      <path d="M86 284a36 36 0 0 1 72 0Z" className={classes.front} />
      <path d="M80 282h84v8H80Z" className={classes.accent} />
      <path d="M117 250h10v32h-10Z" className={classes.accent} />
    </g>
  )
}

/** In a broad hat, with what was harvested. */
function Farmer() {
  return (
    <g>
      <path d="M350 424v-44a50 50 0 0 1 100 0v44Z" className={classes.front} />
      <path d="M376 424v-62h48v62Z" className={classes.accent} />
      <path d="M376 364v-26m48 26v-26" className={classes.strap} />
      <path d="M385 318h30v14a15 15 0 0 1-30 0Z" className={classes.front} />
      <circle cx="400" cy="296" r="28" className={classes.face} />
      <path d="M372 284c0-22 12-34 28-34s28 12 28 34Z" className={classes.back} />
      <path d="M348 288c16-9 88-9 104 0-14 8-90 8-104 0Z" className={classes.accent} />
    </g>
  )
}

function Phone() {
  const { t } = useLingui()
  return (
    <g>
      <rect x="168" y="24" width="184" height="392" rx="30" className={classes.body} />
      <rect x="176" y="32" width="168" height="376" rx="23" className={classes.screen} />
      <path d="M176 80V55a23 23 0 0 1 23-23h122a23 23 0 0 1 23 23v25Z" className={classes.paper} />
      <rect x="190" y="46" width="22" height="22" rx="6" className={classes.accent} />
      <path d="M195 63h12m-1-13v8" className={classes.mark} />
      <circle cx="199" cy="54" r="3" className={classes.mark} />
      <path d="M308 57h20" className={classes.line} />
      <rect x="184" y="90" width="152" height="222" rx="14" className={classes.paper} />
      <text x="198" y="118" className={classes.small}>
        {t`Monthly pay`}
      </text>
      <text x="197" y="148" className={classes.pay}>
        {t`2,750,000 won`}
      </text>
      <text x="198" y="170" className={classes.small}>
        {t`13,157 won an hour`}
      </text>
      <path d="M198 190h112" className={classes.bar} data-own />
      <path d="M198 206h84" className={classes.bar} />
      <path d="M282 180v36" className={classes.minimum} />
      <text x="198" y="246" className={classes.title}>
        {t`Car parts, day shift`}
      </text>
      <rect x="198" y="260" width="54" height="20" rx="6" className={classes.promise} />
      <path d="m206 270 4 4 7-8m8 4h18" className={classes.promiseSign} />
      <rect x="258" y="260" width="44" height="20" rx="6" className={classes.visa} />
      <path d="M266 270h6m8 0h14" className={classes.visaSign} />
      <rect x="184" y="322" width="152" height="34" rx="14" className={classes.paper} />
      <path d="M198 339h70" className={classes.line} />
      <rect x="184" y="364" width="152" height="34" rx="12" className={classes.accent} />
      <text x="260" y="386" className={classes.button}>
        {t`Apply`}
      </text>
    </g>
  )
}
