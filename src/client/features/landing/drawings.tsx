import type { ReactNode } from 'react'
import classes from './drawings.module.css'

/** A scene of 360 by 200 in theme colours; decorative, as the text beside it says the same. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className={classes.scene}
      viewBox="0 0 360 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** Jobs with their badges, one in front. */
export function ListingsDrawing() {
  return (
    <Scene>
      <rect x="84" y="22" width="192" height="70" rx="14" className={classes.back} />
      <rect x="66" y="50" width="228" height="78" rx="14" className={classes.front} />
      <rect x="48" y="84" width="264" height="92" rx="16" className={classes.paper} />
      <path d="M70 110h96" className={classes.faint} />
      <path d="M70 132h132" className={classes.strong} />
      <rect x="70" y="146" width="62" height="18" rx="6" className={classes.promise} />
      <rect x="138" y="146" width="46" height="18" rx="6" className={classes.visa} />
      <path d="M268 100h20v30l-10-7-10 7Z" className={classes.accent} />
    </Scene>
  )
}

/** A text in one script and its translation. */
export function TranslationDrawing() {
  return (
    <Scene>
      <path
        d="M68 34h120a16 16 0 0 1 16 16v46a16 16 0 0 1-16 16h-78l-26 22v-22H68a16 16 0 0 1-16-16V50a16 16 0 0 1 16-16Z"
        className={classes.paper}
      />
      <text x="128" y="90" lang="ko" className={classes.letter}>
        가
      </text>
      <path
        d="M178 84h114a16 16 0 0 1 16 16v46a16 16 0 0 1-16 16h-14v22l-26-22h-74a16 16 0 0 1-16-16v-46a16 16 0 0 1 16-16Z"
        className={classes.accent}
      />
      <text x="235" y="140" lang="en" className={classes.letter} data-own>
        Aa
      </text>
      <path d="M228 44c20-6 36 2 42 20m0 0-10-4m10 4 4-11" className={classes.arrow} />
    </Scene>
  )
}

/** A resume with its photo, and a clock at three minutes. */
export function ResumeDrawing() {
  return (
    <Scene>
      <rect x="92" y="22" width="140" height="200" rx="16" className={classes.paper} />
      <circle cx="130" cy="64" r="20" className={classes.front} />
      <path d="M112 76a20 20 0 0 1 36 0 20 20 0 0 1-36 0Z" className={classes.accent} />
      <path d="M164 56h46" className={classes.strong} />
      <path d="M164 74h30" className={classes.faint} />
      <path d="M114 108h96m-96 20h74m-74 20h90m-90 20h60" className={classes.faint} />
      <circle cx="250" cy="120" r="46" className={classes.back} />
      <circle cx="250" cy="120" r="36" className={classes.paper} />
      <path d="M250 120V84a36 36 0 0 1 36 36Z" className={classes.accent} />
      <path d="M250 98v22h14" className={classes.hand} />
    </Scene>
  )
}

/** The announcement form with the pay comparison. */
export function FormDrawing() {
  return (
    <Scene>
      <rect x="84" y="20" width="192" height="200" rx="16" className={classes.paper} />
      <path d="M106 46h62" className={classes.strong} />
      <rect x="106" y="60" width="148" height="26" rx="8" className={classes.field} />
      <path d="M118 73h54" className={classes.faint} />
      <rect x="106" y="96" width="148" height="26" rx="8" className={classes.field} data-own />
      <path d="M118 109h72" className={classes.strong} />
      <path d="m228 109 5 5 9-10" className={classes.check} />
      <path d="M106 140h148" className={classes.bar} />
      <path d="M106 140h112" className={classes.bar} data-own />
      <path d="M186 130v20" className={classes.hand} />
      <rect x="106" y="160" width="148" height="30" rx="10" className={classes.accent} />
    </Scene>
  )
}

/** Three applicants, one of them chosen. */
export function ApplicantsDrawing() {
  return (
    <Scene>
      {[30, 84, 138].map((y, index) => (
        <g key={y}>
          <rect x="70" y={y} width="220" height="44" rx="12" className={classes.paper} />
          <circle cx="96" cy={y + 22} r="13" className={index === 1 ? classes.accent : classes.front} />
          <path d={`M120 ${y + 16}h${[70, 88, 60][index]}`} className={classes.strong} />
          <path d={`M120 ${y + 30}h${[48, 56, 72][index]}`} className={classes.faint} />
        </g>
      ))}
      <circle cx="266" cy="106" r="13" className={classes.accent} />
      <path d="m260 106 4 5 8-9" className={classes.onAccent} />
    </Scene>
  )
}

/** A ringing bell. */
export function NewsDrawing() {
  return (
    <Scene>
      <circle cx="180" cy="104" r="78" className={classes.back} />
      <path
        d="M180 52c-26 0-40 18-40 42v22l-12 18h104l-12-18V94c0-24-14-42-40-42Z"
        className={classes.paper}
      />
      <path d="M166 142a14 14 0 0 0 28 0Z" className={classes.front} />
      <circle cx="218" cy="66" r="16" className={classes.accent} />
      <path d="M214 61l5-3v16" className={classes.onAccent} />
      <path d="M116 70c-8 14-8 32 0 46m128-46c8 14 8 32 0 46" className={classes.arrow} />
    </Scene>
  )
}

/** A proposal on its way. */
export function ProposalDrawing() {
  return (
    <Scene>
      <rect x="60" y="66" width="150" height="102" rx="14" className={classes.front} />
      <rect x="78" y="34" width="114" height="96" rx="10" className={classes.paper} />
      <path d="M94 58h50" className={classes.faint} />
      <path d="M94 80h82" className={classes.strong} />
      <path d="M60 98l75 46 75-46v56a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14Z" className={classes.back} />
      <path d="M220 108h24m-9-9 9 9-9 9" className={classes.arrow} />
      <circle cx="290" cy="88" r="22" className={classes.front} />
      <path d="M254 168v-18a36 36 0 0 1 72 0v18Z" className={classes.accent} />
      <path d="m280 142 8 9 15-17" className={classes.onAccent} />
    </Scene>
  )
}
