import { type ComponentProps, type ReactNode, useState } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  src: string | null
  alt: string
  /** Shown if there is no image or it cannot be loaded. */
  fallback: ReactNode
}

/** An image or its fallback, never the browser's broken image. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return fallback
  return <img {...rest} src={src} alt={alt} decoding="async" onError={() => setFailed(src)} />
}
