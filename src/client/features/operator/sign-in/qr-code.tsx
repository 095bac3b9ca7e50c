import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './second-factor.module.css'

/** Modules of quiet around the code (ISO/IEC 18004). */
const QUIET = 4

/** Drawn on this device: what it says is a secret. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t`QR code of the key`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
