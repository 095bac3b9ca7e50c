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

import { Box, type BoxProps } from '@mantine/core'

interface DrawingProps extends BoxProps {
  /** A file in public/drawings, whose colours are roles of the theme. */
  name: string
  width?: number
  height?: number
  /** Accessible name; a drawing without one is decorative. */
  label?: string
}

/** A drawing with a background, cropped to the box it is given. */
export function Drawing({ name, width = 360, height = 200, label, ...props }: DrawingProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      display="block"
      w="100%"
      bg="var(--scene-sky)"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      <use href={`/drawings/${name}.svg#drawing`} />
    </Box>
  )
}
