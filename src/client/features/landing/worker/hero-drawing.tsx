import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/format.ts'
import classes from './hero-drawing.module.css'

/** A job on a phone in the reader's language, between two workers. */
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
      <path d="M24 416V256a236 220 0 0 1 472 0v160Z" className={classes.sky} />
      <Places />
      <path d="M0 440v-14a10 10 0 0 1 10-10h500a10 10 0 0 1 10 10v14Z" className={classes.back} />
      <FactoryWorker />
      <Farmer />
      <Phone />
    </svg>
  )
}

/** A factory on the left, hills with a greenhouse on the right. */
function Places() {
  return (
    <>
      <circle cx="416" cy="166" r="26" className={classes.light} />
      <path d="M330 416v-70c40-30 84-28 120-2 18 13 32 14 46 10v62Z" className={classes.back} />
      <path d="M428 416v-34a28 28 0 0 1 56 0v34Z" className={classes.light} />
      <path d="M428 388h56m-28-34v62" className={classes.frame} />
      <path d="M66 226h22v80H66Z" className={classes.front} />
      <path d="M38 416V296l46 28v-28l46 28v-28l46 28v92Z" className={classes.back} />
      <path d="M54 350h22v18H54Zm0 32h22v18H54Z" className={classes.light} />
      <path
        d="M88 208c-12-4-11-19 1-19 2-13 19-15 25-4 11-4 20 7 13 16-5 7-27 11-39 7Z"
        className={classes.light}
      />
    </>
  )
}

/** A worker in a helmet and a vest. */
function FactoryWorker() {
  return (
    <g transform="translate(-18 0)">
      <path d="M70 424v-46a52 52 0 0 1 104 0v46Z" className={classes.accent} />
      <path d="M96 424v-91m52 91v-91" className={classes.stripe} />
      <path d="M106 318h32v16a16 16 0 0 1-32 0Z" className={classes.front} />
      <Face x={122} y={292} r={30} />
      <path d="M86 284a36 36 0 0 1 72 0Z" className={classes.front} />
      <path d="M80 282h84v8H80Z" className={classes.accent} />
      <path d="M117 250h10v32h-10Z" className={classes.accent} />
    </g>
  )
}

/** A farmer in a broad hat and an apron. */
function Farmer() {
  return (
    <g transform="translate(22 0)">
      <path d="M350 424v-44a50 50 0 0 1 100 0v44Z" className={classes.front} />
      <path d="M376 424v-62h48v62Z" className={classes.accent} />
      <path d="M376 364v-26m48 26v-26" className={classes.strap} />
      <path d="M385 318h30v14a15 15 0 0 1-30 0Z" className={classes.back} />
      <Face x={400} y={296} r={28} />
      <path d="M370 286c0-24 13-38 30-38s30 14 30 38Z" className={classes.front} />
      <path d="M346 288c16-10 92-10 108 0-14 8-94 8-108 0Z" className={classes.accent} />
    </g>
  )
}

function Face({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className={classes.face} />
      <path d={`M${x - 10} ${y + 6}v.01m20-.01v.01`} className={classes.eyes} />
      <path d={`M${x - 7} ${y + 15}a9 6 0 0 0 14 0`} className={classes.smile} />
    </>
  )
}

function Phone() {
  const { t } = useLingui()
  return (
    <g>
      <rect x="152" y="24" width="216" height="392" rx="30" className={classes.body} />
      <rect x="160" y="32" width="200" height="376" rx="23" className={classes.screen} />
      <path d="M160 80V55a23 23 0 0 1 23-23h154a23 23 0 0 1 23 23v25Z" className={classes.paper} />
      <rect x="176" y="46" width="22" height="22" rx="6" className={classes.accent} />
      <path d="M181 63h12m-1-13v8" className={classes.mark} />
      <circle cx="185" cy="54" r="3" className={classes.mark} />
      <path d="M318 57h24" className={classes.line} />
      <JobDrawing />
      <rect x="168" y="302" width="184" height="54" rx="14" className={classes.paper} />
      <path d="M184 321h64" className={classes.line} />
      <path d="M184 338h112" className={classes.line} />
      <rect x="168" y="364" width="184" height="36" rx="12" className={classes.accent} />
      <text x="260" y="387" className={classes.button}>
        {t({ message: 'Apply', comment: 'Button: send an application for this job' })}
      </text>
    </g>
  )
}

/** Of a title on the drawn screen, which is 160 wide; a letter is about 0.62 as wide as high, a mark above it has none. */
const fittingSize = (title: string) => Math.min(13, 160 / (0.62 * title.replaceAll(/\p{M}/gu, '').length))

/** 2,750,000 won a month, five days of eight hours: 13,157 won an hour. */
function JobDrawing() {
  const { t } = useLingui()
  const format = useFormat()
  const hourly = format.number(13_157)
  const title = t`Car parts, day shift`
  return (
    <>
      <rect x="168" y="88" width="184" height="206" rx="14" className={classes.paper} />
      <text x="184" y="114" className={classes.title} fontSize={fittingSize(title)}>
        {title}
      </text>
      <text x="184" y="138" className={classes.small}>
        {t`Monthly pay`}
      </text>
      <text x="183" y="164" className={classes.pay}>
        {format.number(2_750_000)}
        <tspan className={classes.unit} dx="2">
          {t`won`}
        </tspan>
      </text>
      <text x="184" y="184" className={classes.small}>
        {t`${hourly} won an hour`}
      </text>
      <path d="M186 206h142" className={classes.bar} data-own />
      <path d="M186 224h111" className={classes.bar} />
      <path d="M297 197v36" className={classes.minimum} />
      <rect x="184" y="250" width="58" height="22" rx="6" className={classes.promise} />
      <path d="m193 261 4 4 7-8m8 4h20" className={classes.promiseSign} />
      <rect x="248" y="250" width="48" height="22" rx="6" className={classes.visa} />
      <path d="M257 261h6m8 0h15" className={classes.visaSign} />
    </>
  )
}
