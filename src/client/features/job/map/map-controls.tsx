import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { LocateIcon, MinusIcon, PlusIcon } from '../../../ui/icon/icons.tsx'
import { centredOn, MAX_DRAWN_ZOOM, type View, WHOLE, zoomedTo } from './map-view.ts'

interface MapControlsProps {
  view: View
  onView: (view: View) => void
}

/** Zooms, and moves to the reader's place where one is set. */
export function MapControls({ view, onView }: MapControlsProps) {
  const { t } = useLingui()
  const place = useMyPlace()
  return (
    <ActionIcon.Group orientation="vertical" pos="absolute" top={8} right={8}>
      <ActionIcon
        variant="default"
        radius="md"
        aria-label={t`Zoom in`}
        title={t`Zoom in`}
        disabled={view.zoom >= MAX_DRAWN_ZOOM}
        onClick={() => onView(zoomedTo(view, view.zoom + 1))}
      >
        <PlusIcon size={24} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        radius="md"
        aria-label={t`Zoom out`}
        title={t`Zoom out`}
        disabled={view.zoom <= 0}
        onClick={() => onView(view.zoom === 1 ? WHOLE : zoomedTo(view, view.zoom - 1))}
      >
        <MinusIcon size={24} />
      </ActionIcon>
      {place && (
        <ActionIcon
          variant="default"
          radius="md"
          aria-label={t`Go to my place`}
          title={t`Go to my place`}
          onClick={() => onView(centredOn(zoomedTo(view, Math.max(view.zoom, 3)), place))}
        >
          <LocateIcon size={24} />
        </ActionIcon>
      )}
    </ActionIcon.Group>
  )
}
