import type { CSSProperties } from 'react'
import { Picture } from '../../ui/image/picture.tsx'

const tile: CSSProperties = {
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 'var(--radius-control)',
  objectFit: 'cover',
}

const glyphs = [
  'M12 5 19 18H5Z',
  'M4 18h16M5 14c1-4.5 3.5-7 7-7s6 2.5 7 7',
  'M5 19v-9l7-5 7 5v9M5 14h14',
  'M5 6h6v5h5v6M11 11H5V6M11 6h5v5',
  'M12 4v16M4 12h16M7 7l10 10',
  'M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM9 12h6',
  'M5 18V8l7 6 7-6v10',
  'M6 6h12v12H6ZM6 12h12M12 12v6',
]

const hash = (text: string) =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** The company's logo, or a generated one that depends only on the name. */
export function CompanyLogo({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  return (
    <Picture
      style={tile}
      src={logoUrl}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      fallback={<GeneratedLogo name={name} />}
    />
  )
}

function GeneratedLogo({ name }: { name: string }) {
  return (
    <svg
      style={{ ...tile, background: 'var(--sunk)', color: 'var(--primary-text)' }}
      viewBox="-10 -10 44 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={glyphs[hash(name) % glyphs.length]} />
    </svg>
  )
}
