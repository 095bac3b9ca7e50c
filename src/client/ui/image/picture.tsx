import { type ComponentProps, type ReactNode, useState } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  src: string | null
  alt: string
  /** Stands in where there is no picture, or where it cannot be loaded. */
  fallback: ReactNode
}

/** A picture, or what stands in for it; never the browser's broken one. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return fallback
  return <img {...rest} src={src} alt={alt} decoding="async" onError={() => setFailed(src)} />
}
