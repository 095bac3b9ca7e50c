import { Text, Box } from '@mantine/core'
import type { ReactNode, SVGProps } from 'react'
import { MAP_ATTRIBUTION } from './korea-map.ts'
import classes from './map-frame.module.css'

interface MapFrameProps extends SVGProps<SVGSVGElement> {
  /** Overlay of the map. */
  over?: ReactNode
}

/** A map with labels and the required attribution, as high as its container. */
export function MapFrame({ over, ...drawing }: MapFrameProps) {
  return (
    <Box pos="relative" h="100%">
      <svg {...drawing} className={classes.map} />
      {over}
      <MapAttribution lang="ko">{MAP_ATTRIBUTION}</MapAttribution>
    </Box>
  )
}

/** Whose map it is, which its license asks for; at the lower right, over the map. */
export const MapAttribution = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <Text
    component="small"
    lang={lang}
    pos="absolute"
    bottom={4}
    right={8}
    px="xxs"
    size="xxs"
    c="dimmed"
    bg="color-mix(in srgb, var(--land) 75%, transparent)"
    bdrs="xs"
  >
    {children}
  </Text>
)
