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
