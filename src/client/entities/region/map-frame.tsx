import { Box } from '@mantine/core'
import type { ReactNode, SVGProps } from 'react'
import { MAP_ATTRIBUTION } from './korea-map.ts'
import classes from './map-frame.module.css'

interface MapFrameProps extends SVGProps<SVGSVGElement> {
  /** Overlay of the map. */
  over?: ReactNode
}

/** A map with labels and the required attribution, as high as its container. */
export function MapFrame({ over, className, ...drawing }: MapFrameProps) {
  return (
    <Box pos="relative" h="100%" className={classes.frame}>
      <svg {...drawing} className={`${classes.map} ${className}`} />
      {over}
      <small lang="ko">{MAP_ATTRIBUTION}</small>
    </Box>
  )
}
