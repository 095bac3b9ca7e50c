import type { CSSProperties } from 'react'
import { Picture } from '../../ui/image/picture.tsx'

interface FlagProps {
  countryIsoCode: string
  src: string
  size?: 'sm' | 'md' | 'lg'
}

const heights = { sm: 16, md: 20, lg: 24 }

/** A country's flag; its code where the flag cannot be loaded, such as one that was never seen before going offline. */
export function Flag({ countryIsoCode, src, size = 'md' }: FlagProps) {
  const height = heights[size]
  const frame: CSSProperties = {
    flex: 'none',
    width: height * 1.5,
    height,
    border: '1px solid var(--hairline)',
    borderRadius: 3,
    objectFit: 'cover',
  }
  return (
    <Picture
      style={frame}
      src={src}
      alt=""
      loading="lazy"
      fallback={
        <span style={{ ...frame, ...coded, fontSize: height / 2 + 1 }} aria-hidden="true">
          {countryIsoCode.toUpperCase()}
        </span>
      }
    />
  )
}

const coded: CSSProperties = {
  display: 'inline-grid',
  placeItems: 'center',
  background: 'var(--sunk)',
  color: 'var(--dim)',
  fontWeight: 700,
  lineHeight: 1,
}
