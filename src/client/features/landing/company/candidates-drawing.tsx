import { useLingui } from '@lingui/react/macro'
import classes from '../drawings.module.css'
import own from './candidates-drawing.module.css'

/** Scores of the candidates, out of 100. */
const SCORES = [92, 78, 64] as const
const RING = 2 * Math.PI * 18

/** Candidates in the order of their match with a job. */
export function CandidatesDrawing() {
  const { t } = useLingui()
  return (
    <svg
      className={own.drawing}
      viewBox="0 0 480 360"
      role="img"
      aria-label={t`A list of people that shows how well each one matches a posting`}
      focusable="false"
    >
      <circle cx="410" cy="60" r="120" className={classes.back} />
      {SCORES.map((fit, index) => (
        <Candidate key={fit} fit={fit} y={34 + index * 100} inset={index * 14} />
      ))}
    </svg>
  )
}

function Candidate({ fit, y, inset }: { fit: number; y: number; inset: number }) {
  const isFirst = inset === 0
  return (
    <g transform={`translate(${56 + inset} ${y})`}>
      <rect width={368 - 2 * inset} height="88" rx="16" className={classes.paper} />
      <circle cx="46" cy="36" r="14" className={isFirst ? classes.accent : classes.front} />
      <path d="M22 72a24 22 0 0 1 48 0Z" className={isFirst ? classes.accent : classes.front} />
      <path d="M92 32h96" className={classes.strong} />
      <path d="M92 56h52m18 0h44" className={classes.faint} />
      <g transform={`translate(${322 - 2 * inset} 44)`}>
        <circle r="18" className={own.ring} />
        <circle
          r="18"
          className={own.fit}
          strokeDasharray={`${(RING * fit) / 100} ${RING}`}
          transform="rotate(-90)"
        />
        {isFirst && <path d="m-7 0 5 6 9-11" className={classes.check} />}
      </g>
    </g>
  )
}
