import type { ReactNode, SVGProps } from 'react'
import { MAP_ATTRIBUTION } from './korea-map.ts'
import classes from './map-frame.module.css'

interface MapFrameProps extends SVGProps<SVGSVGElement> {
  /** What lies over the drawing. */
  over?: ReactNode
}

/** A drawing of areas and their names, with the source it has to name; as high as the place it is in. */
export function MapFrame({ over, className, ...drawing }: MapFrameProps) {
  return (
    <div className={classes.frame}>
      <svg {...drawing} className={`${classes.map} ${className}`} />
      {over}
      <small lang="ko">{MAP_ATTRIBUTION}</small>
    </div>
  )
}
